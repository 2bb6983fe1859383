/**
 * Something the person at the keyboard can do something about: told in one line, without a stack trace.
 * @param {string} message what is wrong and what to do
 * @param {unknown} [cause]
 */
export function problem(message, cause) {
  const error = new Error(message, cause === undefined ? {} : { cause });
  error.name = "Problem";
  return error;
}

/**
 * What to print for something thrown: a problem's message, or the stack trace of anything else.
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  if (!(error instanceof Error)) return String(error);
  return error.name === "Problem" ? error.message : (error.stack ?? error.message);
}

/**
 * Runs the body of a command, whose result is the exit code.
 * @param {() => Promise<number>} body
 */
export async function runCommand(body) {
  try {
    process.exitCode = await body();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
