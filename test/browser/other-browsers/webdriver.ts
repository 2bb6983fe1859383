/** Sends WebDriver commands to a browser. */
import * as v from "valibot";

/** A reference to an element, as WebDriver writes it. */
export interface ElementRef {
  readonly [ELEMENT]: string;
}

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

export const idOf = (one: ElementRef): string => one[ELEMENT];

/** The element is no longer on the page. */
export class GoneError extends Error {}

const Answer = v.object({ value: v.unknown() });
const Complaint = v.object({ error: v.string(), message: v.string() });

export async function say(method: "GET" | "POST" | "DELETE", address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value } = v.parse(Answer, await response.json());
  if (response.ok) return value;
  const { error, message } = v.parse(Complaint, value);
  if (error === "stale element reference") throw new GoneError(message);
  throw new Error(`${error}: ${message}`);
}
