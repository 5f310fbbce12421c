import { type Confusions, SHIPPED_CONFUSIONS, sidesOf } from './confusions.ts';
import { GrowingNumbers } from './GrowingNumbers.ts';
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
/** Letters that a site confuses so easily are alike there, too. */
const ALIKE_COST = 4;
const ASCII = 128;
const BUCKET_BITS = 20;
const SHIFT = 32 - BUCKET_BITS;
const NOTHING = -1;

/** Of each letter, the one that it is taken for. */
function skeletonOf({ learned }: Confusions): Uint16Array {
  const skeleton = Uint16Array.from({ length: ASCII }, (_one, code) => (ALIKE[String.fromCharCode(code)] ?? String.fromCharCode(code)).charCodeAt(0));
  for (const { confusion, cost } of learned) {
    const [first, second] = sidesOf(confusion);
    if (cost > ALIKE_COST || first.length !== 1 || second.length !== 1) continue;
    const [into, from] = [skeleton[first.charCodeAt(0)]!, skeleton[second.charCodeAt(0)]!];
    skeleton.forEach((letter, code) => {
      if (letter === from) skeleton[code] = into;
    });
  }
  return skeleton;
}

/** Hash of a word's skeleton with one letter left out, or none. */
function skeletonHash(word: string, leftOut: number, skeleton: Uint16Array): number {
  let hash = 2166136261;
  for (let at = 0; at < word.length; at += 1) {
    if (at === leftOut) continue;
    const code = word.charCodeAt(at);
    hash = Math.imul(hash ^ (code < ASCII ? skeleton[code]! : code), 16777619);
  }
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}

/** Hashes of all that a word's skeleton is looked up by: whole, and with a letter left out. */
function* letterHashes(word: string, skeleton: Uint16Array): Generator<number> {
  for (let leftOut = NOTHING; leftOut < word.length; leftOut += 1) yield skeletonHash(word, leftOut, skeleton);
}

/** Hashes of a word with two letters read as one. */
function* pairHashes(word: string, skeleton: Uint16Array, { rewrites }: Confusions): Generator<number> {
  for (const [from, to] of rewrites) {
    for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1)) yield skeletonHash(word.slice(0, at) + to + word.slice(at + from.length), NOTHING, skeleton);
  }
}

/**
 * Finds which words of a list a word may be a misreading of: those whose skeletons are at most a letter apart, or equal once
 * a pair of letters of either is read as one. What it finds is then measured, so that it only decides what is looked at.
 */
export class ReadingIndex {
  readonly words: readonly string[];
  readonly costs: Confusions;
  private readonly starts = new Uint32Array((1 << BUCKET_BITS) + 1);
  private readonly entries: Uint32Array;
  private readonly hashes: Uint32Array;
  private readonly seen: Uint32Array;
  private readonly skeleton: Uint16Array;
  private round = 0;

  constructor(words: readonly string[], costs: Confusions = SHIPPED_CONFUSIONS) {
    this.words = words;
    this.costs = costs;
    this.skeleton = skeletonOf(costs);
    this.seen = new Uint32Array(words.length);
    const [hashes, owners]: [GrowingNumbers, GrowingNumbers] = [new GrowingNumbers(), new GrowingNumbers()];
    const take = (hash: number, at: number) => {
      hashes.push(hash);
      owners.push(at);
      this.starts[(hash >>> SHIFT) + 1]! += 1;
    };
    words.forEach((word, at) => {
      if (word.length < SHORTEST_READ) return;
      for (const hash of letterHashes(word, this.skeleton)) take(hash, at);
      for (const hash of pairHashes(word, this.skeleton, this.costs)) take(hash, at);
    });
    for (let bucket = 0; bucket < 1 << BUCKET_BITS; bucket += 1) this.starts[bucket + 1]! += this.starts[bucket]!;
    [this.entries, this.hashes] = [new Uint32Array(hashes.length), new Uint32Array(hashes.length)];
    const fill = this.starts.slice();
    for (let nth = 0; nth < hashes.length; nth += 1) {
      const to = fill[hashes.items[nth]! >>> SHIFT]!++;
      this.hashes[to] = hashes.items[nth]!;
      this.entries[to] = owners.items[nth]!;
    }
  }

  /** The words within their limits, in the order of the list. */
  near(word: string): NearWord[] {
    if (word.length < SHORTEST_READ) return [];
    this.round += 1;
    const found: NearWord[] = [];
    for (const hash of letterHashes(word, this.skeleton)) this.look(word, hash, found);
    for (const hash of pairHashes(word, this.skeleton, this.costs)) this.look(word, hash, found);
    return found.sort((a, b) => a.at - b.at);
  }

  private look(word: string, hash: number, found: NearWord[]): void {
    const bucket = hash >>> SHIFT;
    for (let entry = this.starts[bucket]!; entry < this.starts[bucket + 1]!; entry += 1) {
      const at = this.entries[entry]!;
      if (this.hashes[entry] !== hash || this.seen[at] === this.round) continue;
      this.seen[at] = this.round;
      const meant = this.words[at]!;
      const distance = readingDistance(word, meant, readingLimit(meant.length), this.costs);
      if (distance !== TOO_FAR && distance > 0) found.push({ at, distance });
    }
  }
}
