/**
 * Checks a trace step by step against the rules. It is a second implementation, made from RULES.md and src/tools/TRACE.md
 * only, and shares no code with the rules in src. So both agree only if both are what RULES.md says.
 */
import { createHash } from "node:crypto";
import { awaited } from "./awaited.ts";
import { asPublished } from "./boat.ts";
import { mustBe, sortedJson } from "./compare.ts";
import { type End, type Header, type Line, readLines, type Step } from "./lines.ts";
import { result } from "./result.ts";
import { apply, begin } from "./round.ts";
import { newTable, type Table } from "./table.ts";

export interface Checked {
  matches: number;
  steps: number;
  /** How often each kind of answer was given. */
  acts: Map<string, number>;
  /** How often each kind of event came up. */
  events: Map<string, number>;
  /** The number of winners of each match. */
  winners: number[];
}

export function checkTrace(text: string): Checked {
  const checked: Checked = { matches: 0, steps: 0, acts: new Map(), events: new Map(), winners: [] };
  let match: { table: Table; options: unknown; last: unknown; steps: number } | undefined;
  readLines(text).forEach((line, i) => {
    try {
      if (isHeader(line)) {
        if (match !== undefined) throw new Error("the match before it has no end");
        match = { table: start(line), options: line.options, last: line.state, steps: 0 };
        return;
      }
      if (match === undefined) throw new Error("no header comes before it");
      if (isStep(line)) {
        match.steps += 1;
        mustBe(line.step, match.steps, "step");
        match.table.events.length = 0;
        apply(match.table, line);
        mustBe(line.events, match.table.events, "events");
        compare(match.table, match.options, line);
        match.last = line.state;
        count(checked, line);
        return;
      }
      end(match.table, match, line);
      checked.matches += 1;
      checked.winners.push(result(match.table).places.filter((place) => place === 1).length);
      match = undefined;
    } catch (error) {
      throw new Error(`line ${i + 1}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  });
  if (match !== undefined) throw new Error("the last match has no end");
  return checked;
}

const isHeader = (line: Line): line is Header => "trace" in line;
const isStep = (line: Line): line is Step => "step" in line;

function start(header: Header): Table {
  mustBe(header.trace, "letea-trace/1", "trace");
  const table = newTable(header);
  begin(table);
  compare(table, header.options, header);
  return table;
}

function compare(table: Table, options: unknown, { state, awaits }: { state: unknown; awaits: unknown }): void {
  const { phase, round, turned, ahead, mission, boats } = table;
  const river = { turned, ahead };
  mustBe(state, { options, phase, round, river, mission, boats: boats.map(asPublished) }, "state");
  mustBe(awaits, awaited(table), "awaits");
}

function end(table: Table, { last, steps }: { last: unknown; steps: number }, line: End): void {
  mustBe(table.phase, "over", "the phase at the end");
  mustBe(line.result, result(table), "result");
  mustBe(line.steps, steps, "steps");
  mustBe(line.hash, createHash("sha256").update(sortedJson(last)).digest("hex"), "hash");
  // Only in a match that lasted to the end all cards have been played.
  for (const { id } of table.round < 12 ? [] : table.tables.cards) {
    mustBe(table.entries.get(id), table.boats.length, `how often ${id} came into an Action Zone`);
  }
}

function count(checked: Checked, { input, events }: Step): void {
  checked.steps += 1;
  const opened = input.kind === "revealed" ? input.acts.map(({ act }) => act) : [];
  for (const act of input.kind === "act" ? [input.act] : opened) increase(checked.acts, String(act.do));
  for (const { on } of events) increase(checked.events, on);
}

const increase = (counts: Map<string, number>, kind: string): void =>
  void counts.set(kind, (counts.get(kind) ?? 0) + 1);
