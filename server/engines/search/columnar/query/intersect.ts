/**
 * Keeps the records of `docs` that are also in `others`; both ascend. Steps through the longer list in leaps when the
 * other is much shorter.
 * @returns how many are left at the start of `docs`.
 */
export function intersect(docs: Uint32Array, count: number, others: Uint32Array, otherCount: number): number {
  let kept = 0;
  let other = 0;
  if (count * 16 < otherCount) {
    for (let at = 0; at < count; at++) {
      const doc = docs[at]!;
      let step = 1;
      let low = other;
      while (low + step < otherCount && others[low + step]! < doc) {
        low += step;
        step *= 2;
      }
      let high = Math.min(otherCount, low + step + 1);
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (others[middle]! < doc) low = middle + 1;
        else high = middle;
      }
      other = low;
      if (other < otherCount && others[other] === doc) docs[kept++] = doc;
    }
    return kept;
  }
  for (let at = 0; at < count; at++) {
    const doc = docs[at]!;
    while (other < otherCount && others[other]! < doc) other++;
    if (other < otherCount && others[other] === doc) docs[kept++] = doc;
  }
  return kept;
}
