/** Where a check is wrong, and why. An exception that nothing needs any more is itself an error. */
import type { Violation } from "./violation.ts";

export interface Exception {
  readonly path: string;
  readonly what: string;
  readonly why: string;
}

export const EXCEPTIONS: readonly Exception[] = [];

const isAbout = (exception: Exception, { path, what }: Violation): boolean =>
  exception.path === path && exception.what === what;

export const notExcepted = (violations: readonly Violation[], exceptions: readonly Exception[]): readonly Violation[] =>
  violations.filter((violation) => !exceptions.some((exception) => isAbout(exception, violation)));

export const stale = (violations: readonly Violation[], exceptions: readonly Exception[]): readonly Exception[] =>
  exceptions.filter((exception) => !violations.some((violation) => isAbout(exception, violation)));
