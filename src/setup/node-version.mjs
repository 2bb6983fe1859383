// Written so that even very old versions of Node get as far as the message.

const NEEDED = [20, 19];

/**
 * @param {string} version like "20.19.0"
 * @returns {string | undefined} what to tell the user, if this version is too old
 */
export function nodeTooOld(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = NEEDED;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return undefined;
  return `Letea needs Node.js ${NEEDED.join(".")} or newer, but this is ${version}. Install a newer one from https://nodejs.org and try again.`;
}

/** Ends the process with a clear line when Node.js is too old for everything that follows. */
export function requireNode() {
  const complaint = nodeTooOld(process.versions.node);
  if (complaint === undefined) return;
  console.error(complaint);
  process.exit(1);
}
