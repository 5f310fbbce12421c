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
const ALIKE: Readonly<Record<string, string>> = {
  l: 'i',
  t: 'i',
  j: 'i',
  e: 'o',
  c: 'o',
  u: 'n',
  h: 'b',
  f: 's',
  y: 'v',
  w: 'v',
};
/** Letters that a site confuses so easily are alike there, too. */
const ALIKE_COST = 4;
const ASCII = 128;
const BUCKET_BITS = 20;
const SHIFT = 32 - BUCKET_BITS;

/** Of each letter, the one that it is taken for. */
function skeletonOf({ learned }: Confusions): Uint16Array {
  const skeleton = Uint16Array.from({ length: ASCII }, (_one, code) =>
    (ALIKE[String.fromCharCode(code)] ?? String.fromCharCode(code)).charCodeAt(0),
  );
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

const FNV_START = 2166136261;
const FNV_PRIME = 16777619;
const finished = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;

const LONGEST = 64;
/**
 * The skeleton of the word at hand, and the hashes of all it is looked up by: written again for each word, since there
 * are millions.
 */
const letters = new Uint16Array(LONGEST);
const looked = new Uint32Array(LONGEST + 1);

function lettersOf(word: string, skeleton: Uint16Array): number {
  const length = Math.min(word.length, LONGEST);
  for (let at = 0; at < length; at += 1) {
    const code = word.charCodeAt(at);
    letters[at] = code < ASCII ? skeleton[code]! : code;
  }
  return length;
}

/** Hash of a word's skeleton. */
function skeletonHash(word: string, skeleton: Uint16Array): number {
  const length = lettersOf(word, skeleton);
  let hash = FNV_START;
  for (let at = 0; at < length; at += 1) hash = Math.imul(hash ^ letters[at]!, FNV_PRIME);
  return finished(hash);
}

/** Hashes of a word's skeleton, whole and with each letter left out, in `looked`. @returns how many */
function letterHashes(word: string, skeleton: Uint16Array): number {
  const length = lettersOf(word, skeleton);
  let before = FNV_START;
  for (let leftOut = 0; leftOut < length; leftOut += 1) {
    let hash = before;
    for (let at = leftOut + 1; at < length; at += 1) hash = Math.imul(hash ^ letters[at]!, FNV_PRIME);
    looked[leftOut] = finished(hash);
    before = Math.imul(before ^ letters[leftOut]!, FNV_PRIME);
  }
  looked[length] = finished(before);
  return length + 1;
}

/** Hashes of a word with two letters read as one. */
function pairHashes(word: string, skeleton: Uint16Array, { rewrites }: Confusions): number[] {
  const hashes: number[] = [];
  for (const [from, to] of rewrites) {
    for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1))
      hashes.push(skeletonHash(word.slice(0, at) + to + word.slice(at + from.length), skeleton));
  }
  return hashes;
}

const skeletons = new WeakMap<Confusions, Uint16Array>();

function rememberedSkeleton(costs: Confusions): Uint16Array {
  const known = skeletons.get(costs) ?? skeletonOf(costs);
  skeletons.set(costs, known);
  return known;
}

/**
 * What a word is looked up by: two of which one may be a misreading of the other share one of these numbers. Ascending,
 * each once.
 */
export function readingHashes(word: string, costs: Confusions): number[] {
  const skeleton = rememberedSkeleton(costs);
  const count = letterHashes(word, skeleton);
  return [...new Set([...looked.subarray(0, count), ...pairHashes(word, skeleton, costs)])].sort((a, b) => a - b);
}

/**
 * Finds which words of a list a word may be a misreading of: those whose skeletons are at most a letter apart, or equal
 * once a pair of letters of either is read as one. What it finds is then measured, so that it only decides what is
 * looked at.
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
      const count = letterHashes(word, this.skeleton);
      for (let nth = 0; nth < count; nth += 1) take(looked[nth]!, at);
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
    const count = letterHashes(word, this.skeleton);
    for (let nth = 0; nth < count; nth += 1) this.look(word, looked[nth]!, found);
    for (const hash of pairHashes(word, this.skeleton, this.costs)) this.look(word, hash, found);
    return found.length < 2 ? found : found.sort((a, b) => a.at - b.at);
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
