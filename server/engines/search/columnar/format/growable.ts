/** A Uint32Array that grows as numbers are pushed; build-time only. */
export class GrowableUint32 {
  private items: Uint32Array;
  length = 0;

  constructor(capacity = 64) {
    this.items = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.items.length) {
      const larger = new Uint32Array(this.items.length * 2);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.length++] = value;
  }

  /** The numbers pushed so far; valid until the next push. */
  view(): Uint32Array {
    return this.items.subarray(0, this.length);
  }
}

/** The same for bytes. */
export class GrowableBytes {
  private items: Uint8Array;
  length = 0;

  constructor(capacity = 256) {
    this.items = new Uint8Array(capacity);
  }

  /** Makes room for so many more bytes and gives the array to write into, from `length` on. */
  reserve(extra: number): Uint8Array {
    if (this.length + extra > this.items.length) {
      const larger = new Uint8Array(Math.max(this.items.length * 2, this.length + extra));
      larger.set(this.items.subarray(0, this.length));
      this.items = larger;
    }
    return this.items;
  }

  push(value: number): void {
    this.reserve(1)[this.length++] = value;
  }

  view(): Uint8Array {
    return this.items.subarray(0, this.length);
  }
}
