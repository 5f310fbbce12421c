import { setImmediate as letOthersRun } from 'node:timers/promises';

import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import type { RecordKind } from '#domain/records/core/recordKind.ts';
import { eventYear } from '#domain/records/core/summaryLine.ts';
import type { ShareOf } from '#domain/records/matches/compareNames.ts';
import { reasonsOf } from '#domain/records/matches/evidence.ts';
import { chooseHints } from '#domain/trees/hints/chooseHints.ts';
import { describeTreePerson } from '#domain/trees/hints/describeTreePerson.ts';
import type { TreeDescription } from '#domain/trees/hints/hintDescription.ts';
import { matchTreePerson } from '#domain/trees/hints/matchTreePerson.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { Holdings, HoldingRecord } from './holdings.ts';
import { type PersonWithKin, readPeopleWithKin } from './readHintPerson.ts';

/** One piece of evidence as it is stored. */
export interface StoredEvidence {
  field: string;
  text: string;
  bits: number;
}

/** A record that may be of a person. */
export interface FoundHint {
  personId: number;
  recordId: string;
  bits: number;
  isStrong: boolean;
  evidence: readonly StoredEvidence[];
  recordKind: RecordKind;
  recordYear: number | null;
}

/** Candidates whose households are read: the likeliest by everything else. */
const MOST_WITH_HOUSEHOLD = 40;
/** Bits below which no household would make a hint of it: one weighs less than this threshold lacks. */
const HOPELESS_BITS = 2;
/** Nothing else of this process runs while people are compared; no longer than this. */
const AT_A_TIME_MS = 8;

interface Compared {
  personId: number;
  tree: TreeDescription;
  listed: readonly HoldingRecord[];
}

/** Everything of the tree that cites a record already needs no hint of it. */
function citedRecords({ person, families }: PersonWithKin): ReadonlySet<string> {
  const text = JSON.stringify([person, families]);
  return new Set([...text.matchAll(/"recordId":("(?:[^"\\]|\\.)*")/gu)].map(([, id = '""']) => String(JSON.parse(id))));
}

/** Does work for each of some items, and lets everyone else have a turn in between. */
async function inTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = [];
  let since = performance.now();
  for (const item of items) {
    results.push(work(item));
    if (performance.now() - since < AT_A_TIME_MS) continue;
    await letOthersRun();
    since = performance.now();
  }
  return results;
}

/** The candidates that a household could make a hint of, the likeliest first. */
const likeliest = ({ personId, tree, listed }: Compared, shareOf: ShareOf): Compared => ({
  personId,
  tree,
  listed: listed
    .map((one) => ({ one, bits: matchTreePerson(tree, one.record, shareOf).bits }))
    .filter(({ bits }) => bits > HOPELESS_BITS)
    .sort((a, b) => b.bits - a.bits)
    .slice(0, MOST_WITH_HOUSEHOLD)
    .map(({ one }) => one),
});

const hintsOf = (
  { personId, tree, listed }: Compared,
  among: ReadonlyMap<number, HoldingRecord>,
  shareOf: ShareOf,
): FoundHint[] =>
  chooseHints(
    listed.map((one) => ({ ...one, match: matchTreePerson(tree, (among.get(one.found.no) ?? one).record, shareOf) })),
  ).map(({ found, kind, match, word }) => ({
    personId,
    recordId: found.id,
    bits: match.bits,
    isStrong: word === 'strong',
    evidence: reasonsOf(match.evidence).map(({ field, text, bits }) => ({ field, text, bits })),
    recordKind: kind,
    recordYear: eventYear(found.fields),
  }));

/**
 * The records that may be of some people of a tree, of each the surest first; none for people the tree does not have.
 */
export async function computeHints(
  { db, gazetteer }: { db: Database; gazetteer: Pick<Gazetteer, 'resolve'> },
  holdings: Holdings,
  treeId: number,
  personIds: readonly number[],
): Promise<FoundHint[]> {
  const read = await readPeopleWithKin(db, treeId, personIds);
  const described = await inTurns(read, (each) => ({
    each,
    tree: describeTreePerson(each.person, each.kin, gazetteer),
  }));
  const nos = await holdings.candidatesOf(described.map(({ tree }) => tree));
  const met = described.flatMap((one, at) => (nos[at]?.size ? [{ ...one, nos: nos[at] }] : []));
  if (met.length === 0) return [];
  const records = await holdings.recordsOf([...new Set(met.flatMap((one) => [...one.nos]))]);
  const shareOf = await holdings.sharesOf(met.map(({ tree }) => tree));
  const compared = await inTurns(met, ({ each, tree, nos: candidates }): Compared => {
    const cited = citedRecords(each);
    const listed = [...candidates].flatMap((no) => records.get(no) ?? []).filter(({ found }) => !cited.has(found.id));
    return likeliest({ personId: each.person.id, tree, listed }, shareOf);
  });
  const among = await holdings.withHouseholds([...new Set(compared.flatMap(({ listed }) => listed))]);
  return (await inTurns(compared, (one) => hintsOf(one, among, shareOf))).flat();
}
