import { type CompiledCriterion, NOTHING } from './CompiledCriterion.ts';
import type { Scratch } from './ScratchArrays.ts';

/** Merges two ascending lists into `out`, each record once. @returns how many. `out` may be neither of them. */
function merge(a: Uint32Array, b: Uint32Array, out: Uint32Array): number {
  let count = 0;
  let [left, right] = [0, 0];
  while (left < a.length && right < b.length) {
    const next = Math.min(a[left]!, b[right]!);
    if (a[left] === next) left++;
    if (b[right] === next) right++;
    out[count++] = next;
  }
  while (left < a.length) out[count++] = a[left++]!;
  while (right < b.length) out[count++] = b[right++]!;
  return count;
}

/** Records that meet at least one of the criteria, as good as the best of them. */
export function anyCriterion(
  criteria: readonly CompiledCriterion[],
  records: number,
  scratch: Scratch,
): CompiledCriterion {
  const parts = criteria.filter((part) => part !== NOTHING);
  const [only] = parts;
  if (!only) return NOTHING;
  if (parts.length === 1) return only;

  /** Union of what each part finds; `find` writes a part's records into its array. */
  function union(out: Uint32Array, room: number, find: (part: CompiledCriterion, into: Uint32Array) => number): number {
    let found = 0;
    for (const part of parts) {
      const own = scratch.u32('any: own', room);
      const count = find(part, own);
      const before = scratch.u32('any: before', found);
      before.set(out.subarray(0, found));
      found = merge(before.subarray(0, found), own.subarray(0, count), out);
    }
    return found;
  }
  const matching = (part: CompiledCriterion, docs: Uint32Array, count: number, into: Uint32Array): number => {
    into.set(docs.subarray(0, count));
    return part.filter(into, count);
  };
  return {
    estimate: Math.min(
      records,
      parts.reduce((sum, part) => sum + part.estimate, 0),
    ),
    produceCost: parts.reduce((sum, part) => sum + part.produceCost, 0),
    produce: (out) => union(out, records, (part, into) => part.produce(into)),
    filter(docs, count) {
      const asked = scratch.u32('any: asked', count);
      asked.set(docs.subarray(0, count));
      return union(docs, count, (part, into) => matching(part, asked, count, into));
    },
    addPenalties: parts.some(({ addPenalties }) => addPenalties)
      ? (docs, count, into) => {
          const best = scratch.u32('any: best', count).fill(0xffffffff, 0, count);
          for (const part of parts) {
            const own = scratch.u32('any: own', count);
            const met = matching(part, docs, count, own);
            const penalties = scratch.u32('any: penalties', met).fill(0, 0, met);
            part.addPenalties?.(own, met, penalties);
            for (let at = 0, doc = 0; at < met; doc++) {
              if (docs[doc] !== own[at]) continue;
              best[doc] = Math.min(best[doc]!, penalties[at]!);
              at++;
            }
          }
          for (let at = 0; at < count; at++) into[at]! += best[at]!;
        }
      : null,
  };
}
