import { holdLaws } from "./hold-laws.ts";
import { rehearsalSubject } from "./subjects.ts";

holdLaws(rehearsalSubject, import.meta.url);
