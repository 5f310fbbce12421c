import { PAIR_REWRITES } from './confusions.ts';
import { readingDistance, TOO_FAR } from './readingDistance.ts';
import { readingLimit, SHORTEST_READ } from './readingLimits.ts';

/** A word that another may be a misreading of. */
export interface NearWord {
  /** Its place in the list the index was made of. */
  at: number;
  distance: number;
}

/** Letters that look alike are one: words a few such confusions apart have one skeleton. */
const ALIKE: Readonly<Record<string, string>> = { l: 'i', t: 'i', j: 'i', e: 'o', c: 'o', u: 'n', h: 'b', f: 's', y: 'v', w: 'v' };
const SKELETON = Array.from({ length: 128 }, (_one, code) => (ALIKE[String.fromCharCode(code)] ?? String.fromCharCode(code)).charCodeAt(0));
const BUCKET_BITS = 20;
const NOTHING = -1;

const skeletonCode = (word: string, at: number): number => SKELETON[word.charCodeAt(at)] ?? word.charCodeAt(at);

/** Hashes of a word's skeleton with one letter left out, or none. */
function skeletonHash(word: string, leftOut: number): number {
  let hash = 2166136261;
  for (let at = 0; at < word.length; at += 1) if (at !== leftOut) hash = Math.imul(hash ^ skeletonCode(word, at), 16777619);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}

/**
 * Finds which words of a list a word may be a misreading of: those whose skeletons are at most a letter apart, or equal once
 * a pair of letters is read as one. What it finds is then measured, so that it only decides what is looked at.
 */
export class ReadingIndex {
  readonly words: readonly string[];
  private readonly starts = new Uint32Array((1 << BUCKET_BITS) + 1);
  private readonly entries: Uint32Array;
  private readonly seen: Uint32Array;
  private round = 0;

  constructor(words: readonly string[]) {
    this.words = words;
    this.seen = new Uint32Array(words.length);
    const shift = 32 - BUCKET_BITS;
    const each = (visit: (bucket: number, at: number) => void) => {
      for (let at = 0; at < words.length; at += 1) {
        const word = words[at]!;
        if (word.length < SHORTEST_READ) continue;
        for (let leftOut = NOTHING; leftOut < word.length; leftOut += 1) visit(skeletonHash(word, leftOut) >>> shift, at);
      }
    };
    each((bucket) => (this.starts[bucket + 1]! += 1));
    for (let bucket = 0; bucket < 1 << BUCKET_BITS; bucket += 1) this.starts[bucket + 1]! += this.starts[bucket]!;
    this.entries = new Uint32Array(this.starts[1 << BUCKET_BITS]!);
    const fill = this.starts.slice();
    each((bucket, at) => (this.entries[fill[bucket]!++] = at));
  }

  /** The words within their limits, in the order of the list. */
  near(word: string): NearWord[] {
    if (word.length < SHORTEST_READ) return [];
    this.round += 1;
    const found: NearWord[] = [];
    for (let leftOut = NOTHING; leftOut < word.length; leftOut += 1) this.look(word, skeletonHash(word, leftOut), found);
    for (const [from, to] of PAIR_REWRITES) {
      for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1)) this.look(word, skeletonHash(word.slice(0, at) + to + word.slice(at + from.length), NOTHING), found);
    }
    return found.sort((a, b) => a.at - b.at);
  }

  private look(word: string, hash: number, found: NearWord[]): void {
    const bucket = hash >>> (32 - BUCKET_BITS);
    for (let entry = this.starts[bucket]!; entry < this.starts[bucket + 1]!; entry += 1) {
      const at = this.entries[entry]!;
      if (this.seen[at] === this.round) continue;
      this.seen[at] = this.round;
      const meant = this.words[at]!;
      const distance = readingDistance(word, meant, readingLimit(meant.length));
      if (distance !== TOO_FAR && distance > 0) found.push({ at, distance });
    }
  }
}
