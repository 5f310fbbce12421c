const PATIENCE_MS = 60_000;
const LOOK_MS = 250;

/** How a document with first content holds it, up to the route of its page. */
export const FIRST_CONTENT = '<div id="root" data-first="';

/** The document at an address, once it has content: a busy machine sends some without. */
export async function untilContent(address: string, headers: Record<string, string> = {}): Promise<string> {
  for (
    const end = Date.now() + PATIENCE_MS;
    Date.now() < end;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  ) {
    const text = await (await fetch(address, { headers })).text();
    if (text.includes(FIRST_CONTENT)) return text;
  }
  throw new Error(`No first content at ${address}`);
}
