/** Numbers that are in both lists; both ascend. The longer list is leapt through. */
export function intersect(a: Uint32Array, b: Uint32Array): Uint32Array {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const found = new Uint32Array(short.length);
  let [count, at] = [0, 0];
  for (let nth = 0; nth < short.length; nth += 1) {
    const wanted = short[nth]!;
    at = firstFrom(long, wanted, at);
    if (at === long.length) break;
    if (long[at] === wanted) found[count++] = wanted;
  }
  return found.subarray(0, count);
}

/** The first place from `start` on whose number is not below the wanted one. */
export function firstFrom(list: Uint32Array, wanted: number, start: number): number {
  let [low, step] = [start, 1];
  if (low >= list.length || list[low]! >= wanted) return low;
  while (low + step < list.length && list[low + step]! < wanted) {
    low += step;
    step *= 2;
  }
  let high = Math.min(list.length, low + step);
  low += 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (list[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Numbers that are in either list. */
export function union(a: Uint32Array, b: Uint32Array): Uint32Array {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const found = new Uint32Array(a.length + b.length);
  let count = 0;
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    const [x, y] = [a[i] ?? 0xffffffff, b[j] ?? 0xffffffff];
    found[count++] = x < y ? x : y;
    if (x <= y) i += 1;
    if (y <= x) j += 1;
  }
  return found.subarray(0, count);
}
