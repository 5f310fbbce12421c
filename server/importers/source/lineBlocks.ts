const NEWLINE = 0x0a;
const RETURN = 0x0d;
/** A line longer than this is handed over in pieces: a file without line ends must not be held whole. */
const LONGEST_LINE = 1024 ** 2;

/** Where the last whole line of these bytes ends; 0 when none does. */
const endOfLines = (bytes: Buffer): number => Math.max(bytes.lastIndexOf(NEWLINE), bytes.lastIndexOf(RETURN)) + 1;

/** Where the last whole character ends, if the bytes are UTF-8. */
function endOfCharacters(bytes: Buffer): number {
  let at = bytes.length - 1;
  // Bytes 10xxxxxx continue a character that started before; no character has more than three of them.
  while (at > bytes.length - 4 && ((bytes[at] ?? 0) & 0xc0) === 0x80) at -= 1;
  return ((bytes[at] ?? 0) & 0xc0) === 0xc0 ? at : bytes.length;
}

/**
 * The same bytes in blocks that end where a line ends, so that a block can be judged by itself. Each byte is looked at
 * a few times, however long a line is.
 */
export async function* lineBlocks(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  for await (const chunk of chunks) {
    let end = endOfLines(chunk);
    if (end === 0 && heldBytes + chunk.length > LONGEST_LINE) end = endOfCharacters(chunk);
    if (end === 0) {
      held.push(chunk);
      heldBytes += chunk.length;
      continue;
    }
    yield Buffer.concat([...held, chunk.subarray(0, end)]);
    held = end < chunk.length ? [chunk.subarray(end)] : [];
    heldBytes = chunk.length - end;
  }
  if (heldBytes > 0) yield Buffer.concat(held);
}

/** The lines of a block, each with its line end. */
export function linesOf(block: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let from = 0; from < block.length;) {
    const newline = block.indexOf(NEWLINE, from);
    const to = newline < 0 ? block.length : newline + 1;
    lines.push(block.subarray(from, to));
    from = to;
  }
  return lines;
}
