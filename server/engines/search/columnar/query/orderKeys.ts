import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import { KIND_FIELDS } from '#domain/search/results/takingTurns.ts';

import type { PlannedCriterion } from '../../matching/plannedCriterion.ts';
import { relevanceKey } from '../../matching/relevanceKey.ts';
import { gatherCodes } from '../segment/CodeColumn.ts';
import { NO_YEAR } from '../segment/segmentMeta.ts';
import type { CompiledCriterion } from './CompiledCriterion.ts';
import type { IndexView } from './IndexView.ts';
import type { Scratch } from './ScratchArrays.ts';

/** Records without the field come last, whichever the direction. */
const LAST = 0xffffffff;
const YEAR_SHIFT = 40_000;

/**
 * Writes the key by which each hit is ordered by a field: smaller first. Names without a first letter come after all
 * that have one, and among each other in the direction that is asked.
 */
export function fieldKeys(
  view: IndexView,
  at: number,
  orderBy: string,
  direction: 'asc' | 'desc',
  docs: Uint32Array,
  count: number,
  out: Uint32Array,
): void {
  const segment = view.segments[at];
  const isDescending = direction === 'desc';
  if (fieldById(orderBy)?.fieldType === 'YEAR_WITH_OFFSET') {
    const years = segment?.year(orderBy);
    for (let index = 0; index < count; index++) {
      const slot = !years ? -1 : years.holders ? years.holders.slotOf(docs[index]!) : docs[index]!;
      const year = slot < 0 ? NO_YEAR : years!.earliest[slot]!;
      out[index] = year === NO_YEAR ? LAST : isDescending ? YEAR_SHIFT - year : YEAR_SHIFT + year;
    }
    return;
  }
  const field = segment?.field(orderBy);
  const { maps, size, placed, unread } = view.orderOf(orderBy);
  const map = maps[at];
  if (!field || !map) {
    out.fill(LAST, 0, count);
    return;
  }
  gatherCodes(field.column, docs, count, out);
  for (let index = 0; index < count; index++) {
    const order = map[out[index]!]!;
    if (order === 0 || order === unread) out[index] = LAST;
    else if (isDescending) out[index] = order > placed ? size + placed - order : placed - order;
    else out[index] = order;
  }
}

/** How many numbers `kindCodes` writes at most, 0 among them. */
export const countKinds = (view: IndexView): number =>
  KIND_FIELDS.reduce((sum, field) => sum + view.orderOf(field).size, 1);

/** Writes what kind of record each hit is, as a number that all segments share; 0 for none. */
export function kindCodes(
  view: IndexView,
  at: number,
  docs: Uint32Array,
  count: number,
  out: Uint32Array,
  scratch: Scratch,
): void {
  out.fill(0, 0, count);
  let before = 0;
  let missing = count;
  for (const id of KIND_FIELDS) {
    const field = view.segments[at]?.field(id);
    const { maps, size } = view.orderOf(id);
    const map = maps[at];
    // Most sites name the event of every record: the next field is not looked at then.
    if (field && map && missing > 0) {
      const codes = scratch.u32('value codes', count);
      gatherCodes(field.column, docs, count, codes);
      missing = 0;
      for (let index = 0; index < count; index++) {
        if (out[index] !== 0) continue;
        const code = codes[index]!;
        if (code === 0) missing++;
        else out[index] = before + map[code]!;
      }
    }
    before += size;
  }
}

/** Writes the relevance of each hit: smaller is better (relevanceKey). */
export function relevanceKeys(
  rank: Uint8Array,
  criteria: readonly { planned: PlannedCriterion; compiled: CompiledCriterion }[],
  docs: Uint32Array,
  count: number,
  out: Uint32Array,
  scratch: Scratch,
): void {
  const sums = {
    name: scratch.u32('name penalties', count),
    year: scratch.u32('year penalties', count),
    place: scratch.u32('place penalties', count),
  };
  const isGraded = { name: false, year: false, place: false };
  for (const { planned, compiled } of criteria) {
    if (!compiled.addPenalties || (planned.kind !== 'name' && planned.kind !== 'year' && planned.kind !== 'place'))
      continue;
    const sum = sums[planned.kind];
    if (!isGraded[planned.kind]) sum.fill(0, 0, count);
    isGraded[planned.kind] = true;
    compiled.addPenalties(docs, count, sum);
  }
  if (!isGraded.name && !isGraded.year && !isGraded.place) {
    for (let index = 0; index < count; index++) out[index] = 15 - rank[docs[index]!]!;
    return;
  }
  for (let index = 0; index < count; index++) {
    out[index] = relevanceKey({
      names: isGraded.name ? sums.name[index]! : 0,
      years: isGraded.year ? sums.year[index]! : 0,
      miles: isGraded.place ? sums.place[index]! : 0,
      rank: rank[docs[index]!]!,
    });
  }
}
