/** Deepest page a shard sorts for at once; the reversed order reaches as far from the other end. */
export const DEEPEST = 1_000_000;

interface Page {
  offset: number;
  limit: number;
}

/** A page beyond what a search can reach from either end. */
class TooDeep extends RangeError {
  override readonly name = 'TooDeep';
}

/** Whether the total must be known before a page is asked for: it may have to be read from the end. */
export const isDeep = ({ offset, limit }: Page): boolean => offset + limit > DEEPEST / 2;

/**
 * Which hits a search gives for a page: of the order or, for a deep page of the second half, of its reverse.
 * @throws TooDeep
 */
export function pageWindow(page: Page, total?: number): { from: number; size: number; isReversed: boolean } {
  const { offset, limit } = page;
  const end = Math.min(offset + limit, total ?? Infinity);
  const isReversed = total !== undefined && end > total / 2 && isDeep(page);
  const [from, size] = isReversed ? [total - end, Math.max(0, end - offset)] : [offset, limit];
  if (from + size > DEEPEST) throw new TooDeep(`No page from ${offset} of ${total ?? 'unknown'} hits`);
  return { from, size, isReversed };
}
