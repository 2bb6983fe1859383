/** The page as it is. */
import "../../../src/page/main.tsx";
