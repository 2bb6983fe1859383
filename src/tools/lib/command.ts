/** The command line of all tools: options, `--help`, and a one-line message for wrong use. */
import { type ParseArgsConfig, parseArgs } from "node:util";

type OptionTypes = NonNullable<ParseArgsConfig["options"]>;

const DONE = 0;
const WRONG_USE = 2;

/** An error that whoever typed the command can correct. */
export function wrongUse(message: string): Error {
  const error = new Error(message);
  error.name = "WrongUse";
  return error;
}

export interface Command<Options extends OptionTypes> {
  /** Printed by `--help`. */
  readonly help: string;
  readonly options: Options;
  /** The names of the required positional arguments. */
  readonly operands?: readonly string[];
  /** Returns the exit code. */
  run(values: Values<Options>, operands: readonly string[]): number | Promise<number>;
}

export type Values<Options extends OptionTypes> = ReturnType<typeof parseArgs<{ options: Options }>>["values"];

export function tool<const Options extends OptionTypes>(command: Command<Options>) {
  return async (args: readonly string[]): Promise<number> => {
    if (args.includes("--help")) {
      console.log(command.help);
      return DONE;
    }
    try {
      const { values, operands } = readArguments(command, args);
      return await command.run(values, operands);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== "WrongUse") throw error;
      console.error(`${error.message} (--help tells more)`);
      return WRONG_USE;
    }
  };
}

function readArguments<Options extends OptionTypes>(command: Command<Options>, args: readonly string[]) {
  const { values, positionals, tokens } = parse(command.options, args);
  const names = tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []));
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw wrongUse(`--${twice} is given twice.`);
  const wanted = command.operands ?? [];
  const missing = wanted[positionals.length];
  if (missing !== undefined) throw wrongUse(`${missing} is missing.`);
  const surplus = positionals[wanted.length];
  if (surplus !== undefined) throw wrongUse(`There is nothing to be done with "${surplus}".`);
  return { values, operands: positionals };
}

function parse<Options extends OptionTypes>(options: Options, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: true, tokens: true });
  } catch (error) {
    throw wrongUse(firstSentence(error));
  }
}

/** Node's messages go on with explanations over several lines. */
function firstSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${message.split(/\.\s|\n/u)[0]?.replace(/\.$/u, "")}.`;
}

/** Reads an option that is a whole number from `least` to `most`. */
export function whole(name: string, text: string, { least, most }: { least: number; most: number }): number {
  const number = /^\d{1,16}$/u.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw wrongUse(`--${name} takes a whole number from ${least} to ${most}, not "${text}".`);
}

/** Reads a comma-separated list. A single item is used for all. */
export function listOf(name: string, text: string, length: number): readonly string[] {
  const items = text.split(",").map((item) => item.trim());
  if (items.length === length) return items;
  if (items.length === 1) return Array.from({ length }, () => text.trim());
  throw wrongUse(`--${name} takes one item or ${length} of them, one for each seat, not ${items.length}.`);
}
