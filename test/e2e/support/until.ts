const PATIENCE_MS = 60_000;
const LOOK_MS = 100;

/** Asks until it is so, for a minute. @param what - for the error; left out: the question itself */
export async function until(isSo: () => boolean | Promise<boolean>, what = String(isSo)): Promise<void> {
  for (
    const end = Date.now() + PATIENCE_MS;
    Date.now() < end;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  )
    if (await isSo()) return;
  throw new Error(`Never came true: ${what}`);
}
