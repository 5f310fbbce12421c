import { GrowingNumbers } from './GrowingNumbers.ts';
import type { ReadingIndex } from './ReadingIndex.ts';

/** A real word near another. */
export interface NearText {
  text: string;
  distance: number;
}

/** Words near each of many, looked up once and held in a few bytes each. */
export class NearWords {
  private readonly indexes: readonly ReadingIndex[];
  private readonly starts = new GrowingNumbers();
  private readonly entries = new GrowingNumbers();

  constructor(indexes: readonly ReadingIndex[]) {
    this.indexes = indexes;
    this.starts.push(0);
  }

  /** Looks up the next word. */
  add(word: string): NearText[] {
    this.indexes.forEach((index, nth) => {
      for (const { at, distance } of index.near(word)) {
        this.entries.push(at);
        this.entries.push(nth * 256 + distance);
      }
    });
    this.starts.push(this.entries.length);
    return this.of(this.starts.length - 2);
  }

  /** What is near the nth word that was looked up. */
  of(nth: number): NearText[] {
    const found: NearText[] = [];
    for (let entry = this.starts.items[nth]!; entry < this.starts.items[nth + 1]!; entry += 2) {
      const how = this.entries.items[entry + 1]!;
      found.push({ text: this.indexes[how >>> 8]!.words[this.entries.items[entry]!]!, distance: how & 255 });
    }
    return found;
  }
}
