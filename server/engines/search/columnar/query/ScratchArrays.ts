/** Arrays that queries of one thread use one after the other, so that a broad query leaves no garbage behind. */
export class Scratch {
  private readonly arrays = new Map<string, Uint32Array>();
  private ascending = new Uint32Array(0);

  /** At least `length` numbers of unknown content; asking for the same name again gives the same memory. */
  u32(name: string, length: number): Uint32Array {
    let array = this.arrays.get(name);
    if (!array || array.length < length) {
      array = new Uint32Array(Math.max(length, 1024));
      this.arrays.set(name, array);
    }
    return array;
  }

  /** 0, 1, 2 … as a fresh copy in the named array. */
  everyRecord(name: string, length: number): Uint32Array {
    if (this.ascending.length < length) {
      this.ascending = new Uint32Array(length);
      for (let at = 0; at < length; at++) this.ascending[at] = at;
    }
    const array = this.u32(name, length);
    array.set(this.ascending.subarray(0, length));
    return array;
  }
}
