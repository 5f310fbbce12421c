/** Numbers gathered before it is known how many they are. */
export class GrowingNumbers {
  items = new Uint32Array(1 << 12);
  length = 0;

  push(value: number): void {
    if (this.length === this.items.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.length++] = value;
  }
}
