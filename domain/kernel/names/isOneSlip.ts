/** Shorter names are one letter from too many others. */
const SHORTEST = 4;

/**
 * Whether one name becomes the other by one slip of the pen or the keyboard: a letter more, less or other, or two
 * neighbours exchanged. Symmetric; false for equal names, and for names of which none has four letters.
 *
 * @param asked - folded, as nameTokens makes them.
 */
export function isOneSlip(asked: string, found: string): boolean {
  const [short, long] = asked.length <= found.length ? [asked, found] : [found, asked];
  if (long.length < SHORTEST || long.length - short.length > 1 || short === long) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short[short.length - 1 - end] === long[long.length - 1 - end]) end += 1;
  const [less, more] = [short.length - start - end, long.length - start - end];
  if (more === 1) return true;
  return less === 2 && more === 2 && short[start] === long[start + 1] && short[start + 1] === long[start];
}

/** What a name one slip away surely has in common: its first letters or its last. Empty for names without slips. */
export function slipHalves(asked: string): { start: string; end: string } | null {
  const half = Math.floor((asked.length - 1) / 2);
  return half < 1 ? null : { start: asked.slice(0, half), end: asked.slice(-half) };
}
