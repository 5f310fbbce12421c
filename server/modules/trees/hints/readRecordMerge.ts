import { textOf, type RecordSet } from '#domain/records/core/record.ts';
import { recordKind } from '#domain/records/core/recordKind.ts';
import { emptyPerson } from '#domain/trees/core/documents/emptyDocuments.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import { mergeRows, type MergeRow } from '#domain/trees/hints/recordTaking/mergeRows.ts';
import type { CitableRecord } from '#domain/trees/hints/recordTaking/recordCitation.ts';
import { recordClaims } from '#domain/trees/hints/recordTaking/recordClaims.ts';
import {
  type KnownRelatives,
  knownAs,
  recordRelatives,
  type RecordRelative,
} from '#domain/trees/hints/recordTaking/recordRelatives.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore, type StoredRecord } from '#server/engines/search/records/recordStore.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type PersonWithKin, readPersonWithKin } from './computing/readHintPerson.ts';

/** A published, open record with its set. */
export interface OpenRecord {
  record: StoredRecord;
  set: RecordSet;
}

/** A record beside a person of a tree, or beside a new one. */
export interface RecordBeside extends OpenRecord {
  citable: CitableRecord;
  person: TreePerson;
  families: readonly TreeFamily[];
  couple: TreeFamily | null;
  known: KnownRelatives;
  rows: readonly MergeRow[];
  relatives: readonly RecordRelative[];
}

const NOBODY: KnownRelatives = { father: [], mother: [], partner: [], child: [], sibling: [] };

/** A record that is published and open; null for every other. */
export async function openRecord(db: Database, id: string): Promise<OpenRecord | null> {
  const record = await createRecordStore({ db }).byId(id);
  const set =
    record && !record.isClosed ? (await createRecordSetStore({ db }).described()).get(record.recordSetId) : undefined;
  return record && set ? { record, set } : null;
}

const knownOf = ({ kin }: PersonWithKin): KnownRelatives => ({
  father: kin.father ? [kin.father] : [],
  mother: kin.mother ? [kin.mother] : [],
  partner: kin.couples.flatMap(({ partner }) => partner ?? []),
  child: kin.couples.flatMap(({ children }) => children),
  sibling: kin.siblings,
});

/** The couple of the record: by the partner's name, else the only one where it names none. */
function coupleOf(
  found: PersonWithKin | null,
  relatives: readonly RecordRelative[],
  known: KnownRelatives,
): TreeFamily | null {
  if (!found) return null;
  const partner = relatives.find(({ relation }) => relation === 'partner');
  if (!partner) return found.families.length === 1 ? (found.families[0] ?? null) : null;
  const person = knownAs(partner, known);
  return person ? (found.families.find(({ partners }) => partners.includes(person.id)) ?? null) : null;
}

/** Everyone of a census household that is open. */
async function householdOf(db: Database, { record, set }: OpenRecord): Promise<readonly StoredRecord[]> {
  if (recordKind(set, record.fields) !== 'census') return [];
  return (await createRecordStore({ db }).groupOf(record)).filter(({ isClosed }) => !isClosed);
}

/**
 * Sets a record beside a person: rows of what both say, and the relatives it names. The reader may read the whole
 * record.
 *
 * @param personId - null: beside a person new.
 * @returns null when the tree has no such person.
 */
export async function recordBeside(
  db: Database,
  treeId: number,
  personId: number | null,
  open: OpenRecord,
  publicUrl: string,
): Promise<RecordBeside | null> {
  const { record, set } = open;
  const found = personId === null ? null : await readPersonWithKin(db, treeId, personId);
  if (personId !== null && !found) return null;
  const household = await householdOf(db, open);
  const kind = recordKind(set, record.fields);
  const relatives = recordRelatives(record, household, set.notation);
  const known = found ? knownOf(found) : NOBODY;
  const person = found?.person ?? emptyPerson();
  const couple = coupleOf(found, relatives, known);
  return {
    ...open,
    citable: {
      id: record.id,
      fields: record.fields,
      kind,
      set,
      address: `${publicUrl}/transcript?id=${encodeURIComponent(record.id)}`,
    },
    person,
    families: [...(found?.families ?? []), ...(found?.parentFamilies ?? [])],
    couple,
    known,
    rows: mergeRows(recordClaims(record.fields, kind, set.notation), person, couple),
    relatives,
  };
}

/** Whether a person of a tree cites a record already. */
export const isTaken = ({ person, record }: Pick<RecordBeside, 'person' | 'record'>): boolean =>
  JSON.stringify(person).includes(`"recordId":${JSON.stringify(record.id)}`);

/** The name a record has, for a new person without one. */
export const hasName = ({ fields }: StoredRecord): boolean =>
  (textOf(fields, 'FirstName') ?? textOf(fields, 'LastName')) !== null;
