import { chooseHints } from '#domain/linkage/hints/chooseHints.ts';
import { describeRecord } from '#domain/linkage/hints/describeRecord.ts';
import { describeTreePerson } from '#domain/linkage/hints/describeTreePerson.ts';
import { matchTreePerson } from '#domain/linkage/hints/matchTreePerson.ts';
import { reasonsOf } from '#domain/linkage/evidence.ts';
import type { Gazetteer } from '#domain/places/gazetteer.ts';
import { textOf } from '#domain/records/fieldValues.ts';
import { recordKind, type RecordKind } from '#domain/records/recordKind.ts';
import { eventYear } from '#domain/records/summaryLine.ts';
import type { Database } from '#server/db/database.ts';
import type { SearchEngine } from '#server/search/SearchEngine.ts';

import { nameShares } from '../../matches/nameShares.ts';
import { createRecordSetStore } from '../../records/recordSetStore.ts';
import { createRecordStore, type StoredRecord } from '../../records/recordStore.ts';
import { hintCandidates } from './hintCandidates.ts';
import { readPersonWithKin } from './readHintPerson.ts';

/** What hints are computed with. */
export interface HintParts {
  db: Database;
  search: Pick<SearchEngine, 'search' | 'health'>;
  gazetteer: Gazetteer;
}

/** One piece of evidence as it is kept. */
export interface KeptEvidence {
  field: string;
  text: string;
  bits: number;
}

/** A record that may be of a person. */
export interface FoundHint {
  recordId: string;
  bits: number;
  isStrong: boolean;
  evidence: readonly KeptEvidence[];
  recordKind: RecordKind;
  recordYear: number | null;
}

/** Candidates whose households are read: the likeliest by everything else. */
const MOST_WITH_HOUSEHOLD = 40;
/** Bits below which no household would make a hint of it: one weighs less than this threshold lacks. */
const HOPELESS_BITS = 2;

/** Everything of the tree that cites a record already needs no hint of it. */
function citedRecords(documents: unknown): ReadonlySet<string> {
  return new Set([...JSON.stringify(documents).matchAll(/"recordId":("(?:[^"\\]|\\.)*")/gu)].map(([, text = '""']) => String(JSON.parse(text))));
}

/** The records that may be of a person of a tree, the surest first; none for somebody whom the tree does not have. */
export async function computeHints({ db, search, gazetteer }: HintParts, treeId: number, personId: number): Promise<FoundHint[]> {
  const read = await readPersonWithKin(db, treeId, personId);
  if (!read) return [];
  const tree = describeTreePerson(read.person, read.kin, gazetteer);
  const queries = hintCandidates(tree);
  if (queries.length === 0) return [];
  const nos = new Set<number>();
  // One after the other: readers' own searches go in between.
  for (const query of queries) for (const { no } of (await search.search(query)).hits) nos.add(no);
  const records = createRecordStore({ db });
  const sets = await createRecordSetStore({ db }).described();
  const cited = citedRecords([read.person, read.families]);
  const candidates = (await records.byNumbers([...nos])).flatMap((found) => {
    const set = found && sets.get(found.recordSetId);
    return found && set && !found.isClosed && !cited.has(found.id) ? [{ found, kind: recordKind(set, found.fields) }] : [];
  });
  if (candidates.length === 0) return [];
  const shareOf = await nameShares(tree, search);
  const membersOf = async ({ found, kind }: { found: StoredRecord; kind: RecordKind }) =>
    (kind === 'census' ? await records.groupOf(found) : []).filter(({ isClosed, id }) => !isClosed && id !== found.id).map(({ fields }) => fields);
  const likeliest = candidates
    .map((candidate) => ({ ...candidate, bits: matchTreePerson(tree, describeRecord(candidate.found.fields, candidate.kind, [], gazetteer), shareOf).bits }))
    .filter(({ bits }) => bits > HOPELESS_BITS)
    .sort((one, other) => other.bits - one.bits)
    .slice(0, MOST_WITH_HOUSEHOLD);
  const compared = await Promise.all(
    likeliest.map(async ({ found, kind }) => {
      const members = [found.fields, ...(await membersOf({ found, kind }))];
      return { found, kind, source: `${found.recordSetId} ${textOf(found.fields, 'EventType') ?? ''}`, match: matchTreePerson(tree, describeRecord(found.fields, kind, members, gazetteer), shareOf) };
    }),
  );
  return chooseHints(compared).map(({ found, kind, match, word }) => ({
    recordId: found.id,
    bits: match.bits,
    isStrong: word === 'strong',
    evidence: reasonsOf(match.evidence).map(({ field, text, bits }) => ({ field, text, bits })),
    recordKind: kind,
    recordYear: eventYear(found.fields),
  }));
}
