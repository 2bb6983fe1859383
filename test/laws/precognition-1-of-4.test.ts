import { holdLaws } from "./hold-laws.ts";
import { precognitionSubject } from "./subjects.ts";

holdLaws(precognitionSubject, import.meta.url);
