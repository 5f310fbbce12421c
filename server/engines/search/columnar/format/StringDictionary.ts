/** Distinct texts in code point order, as UTF-8 in shared memory; a text's code is its place in the order, from 0. */
export class StringDictionary {
  private readonly offsets: Uint32Array;
  private readonly bytes: Buffer;
  readonly size: number;

  constructor(offsets: Uint32Array, bytes: Uint8Array) {
    this.offsets = offsets;
    this.bytes = Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength);
    this.size = offsets.length - 1;
  }

  get(code: number): string {
    return this.bytes.toString('utf8', this.offsets[code], this.offsets[code + 1]);
  }

  /** The first code whose text is not before the given one; `size` when all are. */
  lowerBound(text: string): number {
    const wanted = Buffer.from(text, 'utf8');
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.bytes.compare(wanted, 0, wanted.length, this.offsets[middle], this.offsets[middle + 1]) < 0)
        low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Null when the text is not in the dictionary. */
  find(text: string): number | null {
    const code = this.lowerBound(text);
    return code < this.size && this.get(code) === text ? code : null;
  }

  /** Codes of the texts that end so, in order. Looks at every text, but only at its last bytes. */
  codesEndingWith(ending: string): number[] {
    const wanted = Buffer.from(ending, 'utf8');
    const found: number[] = [];
    for (let code = 0; code < this.size; code++) {
      let at = this.offsets[code + 1]!;
      if (at - this.offsets[code]! < wanted.length) continue;
      let left = wanted.length;
      while (left > 0 && this.bytes[at - 1] === wanted[left - 1]) {
        at -= 1;
        left -= 1;
      }
      if (left === 0) found.push(code);
    }
    return found;
  }

  /** Ascending codes of the texts with any of these signs, which are ASCII. Decodes no text. */
  codesHolding(signs: string): number[] {
    const found = new Set<number>();
    for (const sign of signs)
      for (let at = this.bytes.indexOf(sign); at !== -1;) {
        const code = this.codeAt(at);
        found.add(code);
        at = this.bytes.indexOf(sign, this.offsets[code + 1]);
      }
    return [...found].sort((a, b) => a - b);
  }

  /** The text to which a byte belongs. */
  private codeAt(byte: number): number {
    let low = 0;
    let high = this.size;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (this.offsets[middle]! <= byte) low = middle;
      else high = middle;
    }
    return low;
  }

  /** Codes of the texts with this prefix: from the first to before the second. */
  prefixRange(prefix: string): [number, number] {
    let end = this.lowerBound(prefix);
    const start = end;
    let high = this.size;
    while (end < high) {
      const middle = (end + high) >>> 1;
      if (this.get(middle).startsWith(prefix)) end = middle + 1;
      else high = middle;
    }
    return [start, end];
  }
}

/** Packs texts that are already distinct and in order. */
export function packDictionary(sorted: readonly string[]): { offsets: Uint32Array; bytes: Uint8Array } {
  const offsets = new Uint32Array(sorted.length + 1);
  let total = 0;
  sorted.forEach((text, code) => {
    total += Buffer.byteLength(text, 'utf8');
    offsets[code + 1] = total;
  });
  const bytes = Buffer.alloc(total);
  sorted.forEach((text, code) => bytes.write(text, offsets[code] ?? 0, 'utf8'));
  return { offsets, bytes };
}
