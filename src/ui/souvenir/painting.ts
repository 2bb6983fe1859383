/** Makes an image of a drawing on the page, which a canvas can take in. */

/** What style sheets may have said of its parts. */
const STYLED = ["opacity", "fill", "stroke", "stroke-width", "stroke-linecap", "filter"] as const;
/** Drawn larger than its own units, so that it stays sharp. */
const SCALE = 2;

/** Undefined if something it needs can't be loaded: the picture goes without it then. */
export async function paintingOf(drawing: SVGSVGElement): Promise<HTMLImageElement | undefined> {
  const { width, height } = drawing.viewBox.baseVal;
  const copy = styledCopy(drawing);
  copy.setAttribute("width", String(width * SCALE));
  copy.setAttribute("height", String(height * SCALE));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  try {
    await bringAlong(copy);
    const image = new Image();
    image.src = dataUrl(new XMLSerializer().serializeToString(copy));
    await image.decode();
    return image;
  } catch {
    return undefined;
  }
}

function styledCopy(drawing: SVGSVGElement): SVGSVGElement {
  const copy = document.importNode(drawing, true);
  const originals = drawing.querySelectorAll("path, image, g, rect");
  for (const [i, part] of copy.querySelectorAll<SVGElement>("path, image, g, rect").entries()) {
    const original = originals[i];
    if (original === undefined) continue;
    const style = getComputedStyle(original);
    for (const name of STYLED) part.style.setProperty(name, localUrl(style.getPropertyValue(name)));
  }
  copy.removeAttribute("class");
  return copy;
}

/** Computed styles tell the page's address before the name of a gradient or a filter. */
const localUrl = (value: string): string => value.replace(/url\("[^"#]*#/u, 'url("#');

/** A picture in a picture is shown only if it comes with it. */
async function bringAlong(copy: SVGSVGElement): Promise<void> {
  const images = [...copy.querySelectorAll("image")];
  const urls = new Set(images.map((image) => image.getAttribute("href") ?? ""));
  const texts = new Map(
    await Promise.all([...urls].map(async (url) => [url, dataUrl(await (await fetch(url)).text())] as const)),
  );
  for (const image of images) image.setAttribute("href", texts.get(image.getAttribute("href") ?? "") ?? "");
}

const dataUrl = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
