/** False where the page isn't secure, or where the browser has been told not to. */
export async function copyText(what: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(what);
    return true;
  } catch {
    return false;
  }
}
