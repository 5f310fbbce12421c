/** What is looked for in a cell, and what is written in its place. */
export interface Rewriting {
  from: string;
  to: string;
  /** Whether the whole cell is meant, not each part of it that says so. */
  isWhole: boolean;
  /** Whether `*` is any signs, also none, and `?` for one. */
  isWild: boolean;
}

const STAR = '*';
const ONE = '?';

function findsAt(signs: readonly string[], chunk: readonly string[], at: number): boolean {
  return chunk.every((sign, index) => at + index < signs.length && (sign === ONE || sign === signs[at + index]));
}

function findFrom(signs: readonly string[], chunk: readonly string[], from: number): number {
  for (let at = from; at + chunk.length <= signs.length; at += 1) if (findsAt(signs, chunk, at)) return at;
  return -1;
}

/** Where the first match ends and begins; each star takes as few signs as it may, one at an end all there are. */
function matchFrom(signs: readonly string[], chunks: readonly (readonly string[])[], from: number) {
  let start = -1;
  let end = from;
  for (const [index, chunk] of chunks.entries()) {
    if (chunk.length === 0) {
      if (index === 0) start = from;
      if (index > 0 && index === chunks.length - 1) end = signs.length;
      continue;
    }
    const at = findFrom(signs, chunk, end);
    if (at === -1) return null;
    if (start === -1) start = at;
    end = at + chunk.length;
  }
  return { start, end };
}

function isWholeMatch(signs: readonly string[], chunks: readonly (readonly string[])[]): boolean {
  const [first = [], last = []] = [chunks[0], chunks.at(-1)];
  if (chunks.length === 1) return first.length === signs.length && findsAt(signs, first, 0);
  const tail = signs.length - last.length;
  if (tail < first.length || !findsAt(signs, first, 0) || !findsAt(signs, last, tail)) return false;
  let at = first.length;
  for (const chunk of chunks.slice(1, -1)) {
    const found = findFrom(signs, chunk, at);
    if (found === -1 || found + chunk.length > tail) return false;
    at = found + chunk.length;
  }
  return true;
}

function chunksOf(from: string): string[][] {
  const chunks: string[][] = [[]];
  for (const sign of from) {
    if (sign === STAR) chunks.push([]);
    else chunks.at(-1)?.push(sign);
  }
  return chunks;
}

/** Writes a cell otherwise, by signs of the language of searches (`*`, `?`) where these are meant. */
function wild(cell: string, { from, to, isWhole }: Rewriting): string {
  const [signs, chunks] = [[...cell], chunksOf(from)];
  if (isWhole) return isWholeMatch([...cell.trim()], chunks) ? to : cell;
  let written = '';
  for (let at = 0; at < signs.length;) {
    const match = matchFrom(signs, chunks, at);
    if (!match || match.end === match.start) return written + signs.slice(at).join('');
    written += signs.slice(at, match.start).join('') + to;
    at = match.end;
  }
  return written;
}

/**
 * A cell with what is looked for written otherwise.
 *
 * @example rewritten('Wexcomb, St Mary', { from: 'Wexcomb', to: 'Wexcombe', isWhole: false, isWild: false }) // 'Wexcombe, St Mary'
 */
export function rewritten(cell: string, rewriting: Rewriting): string {
  const { from, to, isWhole, isWild } = rewriting;
  if (from === '') return cell;
  if (isWild) return wild(cell, rewriting);
  if (isWhole) return cell.trim() === from ? to : cell;
  return cell.split(from).join(to);
}
