import { type PageLine, type PageWord, textOfLines } from './pageLine.ts';

/** A page as it is stored: text and boxes apart, so that a search never touches boxes. */
export interface PackedPage {
  /** Lines separated by line ends, words by one space. */
  text: string;
  boxes: Uint8Array;
}

/** First byte of the boxes. */
const VERSION = 1;
/** Bytes that one number takes at most: 32 bits, seven to a byte. */
const LONGEST = 5;

/** Numbers in as few bytes as they need, seven bits to a byte; small negative ones are small as well. */
class Writer {
  #bytes = new Uint8Array(1 << 12);
  #length = 0;

  byte(value: number): void {
    if (this.#length === this.#bytes.length) this.#grow();
    this.#bytes[this.#length++] = value;
  }

  count(value: number): void {
    if (this.#length + LONGEST > this.#bytes.length) this.#grow();
    let rest = value >>> 0;
    while (rest > 0x7f) {
      this.#bytes[this.#length++] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
    this.#bytes[this.#length++] = rest;
  }

  signed(value: number): void {
    this.count((value << 1) ^ (value >> 31));
  }

  #grow(): void {
    const larger = new Uint8Array(this.#bytes.length * 2);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }

  end(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
}

class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  byte(): number {
    const value = this.#bytes[this.#at++];
    if (value === undefined) throw new RangeError('The boxes of a page end too early.');
    return value;
  }

  count(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
      if (shift >= 28) throw new RangeError('A number in the boxes of a page is too long.');
    }
  }

  signed(): number {
    const value = this.count();
    return (value >>> 1) ^ -(value & 1);
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }
}

/**
 * Packs a page: for each line its box, relative to the line before; for each word the gap to the word before, its
 * width, what differs from the line in top and height, and one byte of confidence and flags. Six bytes a word.
 *
 * @param lines - whole pixels between -2^30 and 2^30; words as `wordsIn` gives them.
 */
export function packPage(lines: readonly PageLine[]): PackedPage {
  const writer = new Writer();
  writer.byte(VERSION);
  let [left, top] = [0, 0];
  for (const { x, y, width, height, hasWordBoxes, words } of lines) {
    writer.signed(x - left);
    writer.signed(y - top);
    writer.count(width);
    // The count of words is that of the text; whether they have boxes goes with the height.
    writer.count(height * 2 + (hasWordBoxes ? 1 : 0));
    let right = x;
    for (const word of words) {
      writer.byte((word.confidence << 4) | word.flags);
      if (!hasWordBoxes) continue;
      writer.signed(word.x - right);
      writer.signed(word.y - y);
      writer.signed(word.height - height);
      writer.count(word.width);
      right = word.x + word.width;
    }
    [left, top] = [x, y];
  }
  return { text: textOfLines(lines), boxes: writer.end() };
}

/**
 * Unpacks what `packPage` has packed.
 * @throws RangeError when text and boxes do not belong together, or come from a later version.
 */
export function unpackPage({ text, boxes }: PackedPage): PageLine[] {
  const reader = new Reader(boxes);
  if (reader.byte() !== VERSION) throw new RangeError('The boxes of a page are of a version that is not known here.');
  const lines: PageLine[] = [];
  if (reader.isAtEnd && text === '') return lines;
  let [left, top] = [0, 0];
  for (const line of text.split('\n')) {
    const [x, y, width, packedHeight] = [left + reader.signed(), top + reader.signed(), reader.count(), reader.count()];
    const [height, hasWordBoxes] = [packedHeight >>> 1, (packedHeight & 1) === 1];
    let right = x;
    const words: PageWord[] = [];
    for (const token of line === '' ? [] : line.split(' ')) {
      const marks = reader.byte();
      const word: PageWord = {
        text: token,
        x: 0,
        y: 0,
        width: 0,
        height: 0,
        confidence: marks >> 4,
        flags: marks & 0xf,
      };
      if (hasWordBoxes) {
        word.x = right + reader.signed();
        word.y = y + reader.signed();
        word.height = height + reader.signed();
        word.width = reader.count();
        right = word.x + word.width;
      }
      words.push(word);
    }
    lines.push({ x, y, width, height, hasWordBoxes, words });
    [left, top] = [x, y];
  }
  if (!reader.isAtEnd) throw new RangeError('A page has more boxes than words.');
  return lines;
}
