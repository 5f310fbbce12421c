import { LONGEST_READ_LINE, refuseLine, type LineSplitter, type NumberedLine } from './lineSplitter.ts';

const [LF, CR] = [10, 13];
/** Lines that wait for a letter to be put together are let through when they come to so many bytes. */
const MOST_WAITING_BYTES = 8 * 1024 ** 2;
const SMALLEST_ROOM = 128 * 1024;

const isEnd = (byte: number | undefined) => byte === LF || byte === CR;

/** The place of the first line end from a place on; the last place of all where there is none. */
function nextEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length - 1 && !isEnd(bytes[at])) at += 1;
  return at;
}

/** Where bytes lie that may still become lines; it grows as they need. */
function createRoom() {
  let room = new Uint8Array(SMALLEST_ROOM);
  let length = 0;
  return {
    get length() {
      return length;
    },
    first: (count: number) => room.subarray(0, count),
    between: (from: number, to: number) => room.subarray(from, to),
    add(bytes: Uint8Array): void {
      if (length + bytes.length > room.length) {
        const larger = new Uint8Array(Math.max(room.length * 2, length + bytes.length));
        larger.set(room.subarray(0, length));
        room = larger;
      }
      room.set(bytes, length);
      length += bytes.length;
    },
    drop(count: number): void {
      room.copyWithin(0, count, length);
      length -= count;
    },
  };
}

/**
 * Splits bytes of one byte a line end into runs of whole lines. Each byte is looked at once, whatever the length of its
 * line.
 *
 * @param linesOf - decodes a run; `isEnded` says whether a line end is behind its last line.
 * @param cut - how many bytes at the end of a line are the start of a letter that goes on in the next.
 * @param linesSoFar - lines that were handed on.
 * @throws RefusedGedcom for a line longer than LONGEST_READ_LINE.
 */
export function byteSplitter(
  linesOf: (bytes: Uint8Array, isEnded: boolean) => NumberedLine[],
  cut: (line: Uint8Array) => number,
  linesSoFar: () => number,
): LineSplitter {
  const held = createRoom();
  /** How far was looked. */
  let seen = 0;
  /** The line end before that place, as long as the other half of a CR LF may follow; 0 for none. */
  let halfEnd = 0;
  /** Whether the line before that end ends with half of a letter. */
  let isCut = false;
  /** Where the last line ends that needs nothing of the next, and where the last one ends at all. */
  let [whole, lastEnd] = [0, 0];
  /** Lines that end before these two places. */
  let [wholeLines, allLines] = [0, 0];

  function lineEndsAt(place: number): void {
    lastEnd = place;
    halfEnd = 0;
    allLines += 1;
    if (!isCut) [whole, wholeLines] = [place, allLines];
  }

  function look(): void {
    const bytes = held.first(held.length);
    for (; seen < bytes.length; seen += 1) {
      if (halfEnd === 0) seen = nextEnd(bytes, seen);
      const byte = bytes[seen] ?? 0;
      if (byte !== LF && byte !== CR) {
        if (halfEnd !== 0) lineEndsAt(seen);
        continue;
      }
      if (halfEnd !== 0 && halfEnd !== byte) {
        lineEndsAt(seen + 1);
        continue;
      }
      if (halfEnd !== 0) lineEndsAt(seen);
      halfEnd = byte;
      // No letter of one byte below 0x80 is cut.
      isCut =
        seen > lastEnd && (bytes[seen - 1] ?? 0) >= 0x80 && cut(held.between(Math.max(lastEnd, seen - 4), seen)) > 0;
    }
  }

  return {
    push(bytes) {
      held.add(bytes);
      look();
      if (halfEnd === 0 && held.length - lastEnd > LONGEST_READ_LINE) refuseLine(linesSoFar() + allLines + 1);
      if (whole === 0 && held.length >= MOST_WAITING_BYTES) [whole, wholeLines] = [lastEnd, allLines];
      if (whole === 0) return [];
      const lines = linesOf(held.first(whole), true);
      held.drop(whole);
      seen -= whole;
      lastEnd -= whole;
      allLines -= wholeLines;
      [whole, wholeLines] = [0, 0];
      return lines;
    },
    isInside: () => held.length > lastEnd && halfEnd === 0,
    end: () =>
      held.length === 0 ? [] : linesOf(held.first(held.length), isEnd(held.between(held.length - 1, held.length)[0])),
  };
}
