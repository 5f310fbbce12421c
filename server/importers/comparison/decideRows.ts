import { setImmediate } from 'node:timers/promises';

import type { FullRow, RowPair } from '#domain/records/identity/comparedRow.ts';
import { matchEqualRows } from '#domain/records/identity/matchEqualRows.ts';
import { findLookalikes, matchLikeRows } from '#domain/records/identity/matchLikeRows.ts';
import { verdictOnKey } from '#domain/records/identity/weighRows.ts';
import { whatHangs } from '#server/engines/search/records/whatHangs.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { KeyWorth } from '../mapping/columnIndex.ts';
import { everyRow, type Generations, type StoredRow, unsettledRows, withFields } from './comparedRows.ts';
import type { UnsureRow } from './undecidedEntries.ts';
import type { Decisions } from './unsureList.ts';

/** What became of each row that was not settled at once. */
export interface RowDecisions {
  pairs: RowPair<StoredRow>[];
  /** Pairs of which the rows say something else than before. */
  changed: RowPair<StoredRow>[];
  /** Old rows whose entry is another old one’s: they were one entry twice. */
  moved: { old: StoredRow; as: StoredRow }[];
  gone: StoredRow[];
  added: StoredRow[];
  /** Rows that no one but the operator can tell. */
  unsure: UnsureRow[];
  /** How many of `gone` something hangs on, by id. */
  missed: ReadonlyMap<string, readonly string[]>;
}

async function inTurns<Found>(work: Generator<void, Found>): Promise<Found> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    await setImmediate();
  }
}

/** Rows that say which record they are. */
function pairedById({ old, fresh }: { old: StoredRow[]; fresh: StoredRow[] }) {
  const byId = new Map(old.map((row) => [row.id, row]));
  const pairs = fresh.flatMap((row): RowPair<StoredRow>[] => {
    const same = byId.get(row.id);
    return same ? [{ old: same, fresh: row }] : [];
  });
  const [olds, freshes] = [new Set(pairs.map((pair) => pair.old)), new Set(pairs.map((pair) => pair.fresh))];
  return { pairs, old: old.filter((row) => !olds.has(row)), fresh: fresh.filter((row) => !freshes.has(row)) };
}

/** Pairs by key, and those that contradict their key. */
async function judgedByKey(db: Pick<Database, 'rows'>, keyed: readonly RowPair<StoredRow>[], isKeyOfContent: boolean) {
  const pairs: RowPair<StoredRow>[] = [];
  const refused: (RowPair<StoredRow> & { isContested: boolean })[] = [];
  if (isKeyOfContent) return { pairs: [...keyed], refused };
  const others = withFields(
    db,
    keyed.map(({ fresh }) => fresh),
  );
  let at = 0;
  for await (const slice of withFields(
    db,
    keyed.map(({ old }) => old),
  )) {
    const { value } = await others.next();
    for (const [row, old] of slice.entries()) {
      const pair = keyed[at] as RowPair<StoredRow>;
      const verdict = verdictOnKey(old.fields, (value as FullRow[])[row]?.fields ?? {});
      if (verdict === 'same') pairs.push(pair);
      else refused.push({ ...pair, isContested: verdict === 'contested' });
      at += 1;
    }
    await setImmediate();
  }
  return { pairs, refused };
}

/**
 * Decides which rows of a new generation are entries of the live one (ADR 112). Reads only.
 * @param decided - what the operator has said of rows that could not be told. @param keys - what keys of the mapping
 * are worth: `place` nothing, `id` all
 */
export async function decideRows(
  db: Pick<Database, 'rows'>,
  generations: Generations,
  decided: Decisions,
  keys: KeyWorth,
): Promise<RowDecisions> {
  const unsettled = await unsettledRows(db, generations);
  const { pairs: kept, ...rows } = keys === 'id' ? pairedById(unsettled) : { pairs: [], ...unsettled };
  if (keys === 'place') for (const row of [...rows.old, ...rows.fresh]) row.key = null;
  const equal = matchEqualRows(rows.old, rows.fresh);
  const { pairs: byKey, refused } = await judgedByKey(db, equal.keyed, keys === 'content');
  const oldFull = await everyRow(withFields(db, [...equal.oldLeft, ...refused.map(({ old }) => old)]));
  const freshFull = await everyRow(withFields(db, [...equal.freshLeft, ...refused.map(({ fresh }) => fresh)]));
  const like = await inTurns(matchLikeRows(oldFull, freshFull));

  const storedOf = new Map([...rows.old, ...rows.fresh].map((row) => [row.no, row]));
  const stored = ({ no }: { no: number }) => storedOf.get(no) as StoredRow;
  const pairs = [
    ...kept,
    ...equal.pairs,
    ...byKey,
    ...like.pairs.map(({ old, fresh }) => ({ old: stored(old), fresh: stored(fresh) })),
  ];
  const gone = new Set(oldFull.map(stored));
  const added = new Set(freshFull.map(stored));
  for (const { old, fresh } of pairs) {
    gone.delete(old);
    added.delete(fresh);
  }
  const moved: RowDecisions['moved'] = [];
  const unsure: UnsureRow[] = [];
  const contested = new Map(
    refused.flatMap(({ old, fresh, isContested }) =>
      isContested && gone.has(old) && added.has(fresh) ? [[old, fresh] as const] : [],
    ),
  );
  const isDoubtful = new Set(like.doubtful.map(({ old }) => old.no));
  const hanging = await whatHangs(
    db,
    [...gone, ...equal.twins.map(({ old }) => old)].map(({ id }) => id),
  );
  const addedFull = freshFull.filter((row) => added.has(stored(row)));
  const lost = oldFull.filter((row) => gone.has(stored(row)) && hanging.has(stored(row).id) && !isDoubtful.has(row.no));
  const lookalikes = lost.length === 0 ? [] : await inTurns(findLookalikes(lost, addedFull));
  for (const { old } of lookalikes) isDoubtful.add(old.no);
  const doubtful = [
    ...[...like.doubtful, ...lookalikes].map(({ old, candidates }) => ({
      old: stored(old),
      candidates: candidates.map(({ fresh, bits }) => ({ fresh: stored(fresh), bits })),
    })),
    // A key that is contradicted by a forename alone is at least a reason to ask.
    ...[...contested].flatMap(([old, fresh]) =>
      isDoubtful.has(old.no) ? [] : [{ old, candidates: [{ fresh, bits: 0 }] }],
    ),
    ...equal.twins.map(({ old, as }) => ({ old, candidates: [{ fresh: as, bits: Number.POSITIVE_INFINITY }] })),
  ];
  const survivor = new Map(pairs.map(({ old, fresh }) => [fresh, old]));
  for (const { old, candidates } of doubtful) {
    const isTwin = candidates[0]?.bits === Number.POSITIVE_INFINITY;
    const word = decided.get(old.id);
    const chosen = candidates.find(
      ({ fresh }) => word !== undefined && word !== 'gone' && fresh.id === word.same,
    )?.fresh;
    if (isTwin && ((word === undefined && !hanging.has(old.id)) || chosen))
      moved.push({ old, as: survivor.get(candidates[0]?.fresh as StoredRow) as StoredRow });
    else if (chosen && added.delete(chosen)) {
      gone.delete(old);
      pairs.push({ old, fresh: chosen });
      survivor.set(chosen, old);
    } else if (chosen && survivor.has(chosen)) {
      // Another entry was decided to be this row: they were one entry twice.
      gone.delete(old);
      moved.push({ old, as: survivor.get(chosen) as StoredRow });
    } else if (word === undefined && !hanging.has(old.id) && added.delete(contested.get(old) as StoredRow)) {
      gone.delete(old);
      pairs.push({ old, fresh: contested.get(old) as StoredRow });
    } else if (word === 'gone' || !hanging.has(old.id)) gone.add(old);
    else unsure.push({ old, candidates, hanging: hanging.get(old.id) ?? [] });
  }
  return {
    pairs,
    changed: pairs.filter(({ old, fresh }) => old.text !== fresh.text),
    moved,
    gone: [...gone],
    added: [...added],
    unsure,
    missed: new Map([...gone].flatMap(({ id }) => (hanging.has(id) ? [[id, hanging.get(id) ?? []] as const] : []))),
  };
}
