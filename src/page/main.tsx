import { render } from "preact";

const place = document.getElementById("page");
if (place === null) throw new Error("The page has no place to show itself in.");
render(<h1>Letea</h1>, place);
