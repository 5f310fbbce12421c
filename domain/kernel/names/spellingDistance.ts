const VOWELS = new Set('aeiouy');
/** Letters that old hands and old ears confuse, with what it costs to take one for the other. */
const CONFUSED: Readonly<Record<string, number>> = {
  ck: 0.3,
  sz: 0.2,
  fv: 0.5,
  gj: 0.4,
  gk: 0.8,
  cg: 0.8,
  dt: 0.5,
  mn: 0.6,
  bp: 0.7,
  vw: 0.6,
  ij: 0.3,
  qk: 0.2,
  cq: 0.2,
  cs: 0.5,
  kx: 0.5,
  bv: 0.7,
};
const VOWEL_FOR_VOWEL = 0.45;
const VOWEL_MORE = 0.6;
const SILENT_MORE = 0.45;
const SILENT = new Set('hw');

const swapCost = (a: string, b: string): number => {
  if (a === b) return 0;
  if (VOWELS.has(a) && VOWELS.has(b)) return VOWEL_FOR_VOWEL;
  return CONFUSED[a + b] ?? CONFUSED[b + a] ?? 1;
};
const extraCost = (letter: string): number => (VOWELS.has(letter) ? VOWEL_MORE : SILENT.has(letter) ? SILENT_MORE : 1);

/**
 * How far two folded names are apart in letters, each change weighed by how easily it is made: 0 for equal, about 1 for
 * a consonant more, less or other. Symmetric.
 */
export function spellingDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = [0];
  for (const letter of b) row.push((row.at(-1) ?? 0) + extraCost(letter));
  for (let i = 0; i < a.length; i += 1) {
    const from = a.charAt(i);
    const next = [(row[0] ?? 0) + extraCost(from)];
    for (let j = 0; j < b.length; j += 1) {
      const to = b.charAt(j);
      let best = Math.min(
        (row[j] ?? 0) + swapCost(from, to),
        (row[j + 1] ?? 0) + extraCost(from),
        (next[j] ?? 0) + extraCost(to),
      );
      if (i > 0 && j > 0 && from === b.charAt(j - 1) && to === a.charAt(i - 1))
        best = Math.min(best, (before[j - 1] ?? 0) + 0.7);
      next.push(best);
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}
