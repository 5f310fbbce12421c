import { textOf, type RecordSet } from '#domain/records/core/record.ts';
import { recordAccess } from '#domain/records/core/recordAccess.ts';
import { recordKind } from '#domain/records/core/recordKind.ts';
import { recordName } from '#domain/records/core/recordName.ts';
import { summaryLine } from '#domain/records/core/summaryLine.ts';
import { describePerson } from '#domain/records/matches/describePerson.ts';
import { householdKin } from '#domain/records/matches/householdKin.ts';
import { chooseMatches, matchPersons } from '#domain/records/matches/matchPersons.ts';
import type { PersonDescription } from '#domain/records/matches/personDescription.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore, type StoredRecord } from '#server/engines/search/records/recordStore.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { OtherRecord } from '#server/modules/kernel/graphql/types.generated.ts';

import { candidateQueries, nameShares } from './candidateQueries.ts';

/** Matches shown. */
const MOST_SHOWN = 12;
/** Candidates whose households are read to compare kin: the likeliest by everything else. */
const MOST_WITH_KIN = 24;
/** Bits below which no kin would make a match of it. */
const HOPELESS_BITS = 0;

/** The source of a record if it lists each person once: a census, the baptisms of a register. */
const sourceOf = ({ recordSetId, fields }: StoredRecord): string =>
  `${recordSetId} ${textOf(fields, 'EventType') ?? ''}`;

/** Records of other sources that the engine finds and the reader may read whole. */
async function readCandidates(
  record: StoredRecord,
  person: PersonDescription,
  sets: ReadonlyMap<string, RecordSet>,
  context: RequestContext,
): Promise<StoredRecord[]> {
  const answers = await Promise.all(
    candidateQueries(person).map((query) => context.matching.search(query, context.signal)),
  );
  const nos = [...new Set(answers.flatMap(({ hits }) => hits.map(({ no }) => no)))];
  const read = await context.perRequest(createRecordStore).byNumbers(nos);
  return read.filter((found): found is StoredRecord => {
    const set = found && sets.get(found.recordSetId);
    if (!found || !set || found.isClosed || recordAccess(set, context.viewer) !== 'FULL') return false;
    return found.no !== record.no && sourceOf(found) !== sourceOf(record);
  });
}

/**
 * Records of other sources that may be of a record's person. The record is open and its reader may read it whole.
 *
 * @param dismissed - ids that are left out.
 */
export async function findOtherRecords(
  record: StoredRecord,
  dismissed: ReadonlySet<string>,
  context: RequestContext,
): Promise<OtherRecord[]> {
  const sets = await context.perRequest(createRecordSetStore).described();
  const records = context.perRequest(createRecordStore);
  const gazetteer = loadGazetteer();
  const kindOf = ({ recordSetId, fields }: StoredRecord) => {
    const set = sets.get(recordSetId);
    return set ? recordKind(set, fields) : 'other';
  };
  const notationOf = ({ recordSetId }: StoredRecord) => sets.get(recordSetId)?.notation;
  const described = async (found: StoredRecord): Promise<PersonDescription> => {
    const members = kindOf(found) === 'census' ? await records.groupOf(found) : [];
    const open = members.filter(({ isClosed }) => !isClosed).map(({ fields }) => fields);
    const kin = householdKin(found.fields, open, notationOf(found));
    return describePerson(found.fields, kindOf(found), gazetteer, kin, notationOf(found));
  };
  const person = await described(record);
  const candidates = (await readCandidates(record, person, sets, context)).filter(({ id }) => !dismissed.has(id));
  if (candidates.length === 0) return [];
  const shareOf = await nameShares(person, context.matching, context.signal);
  const likeliest = candidates
    .map((found) => ({
      found,
      bits: matchPersons(person, describePerson(found.fields, kindOf(found), gazetteer, {}, notationOf(found)), shareOf)
        .bits,
    }))
    .filter(({ bits }) => bits > HOPELESS_BITS)
    .sort((one, other) => other.bits - one.bits)
    .slice(0, MOST_WITH_KIN);
  const compared = await Promise.all(
    likeliest.map(async ({ found }) => ({
      id: found.id,
      source: sourceOf(found),
      found,
      match: matchPersons(person, await described(found), shareOf),
    })),
  );
  const byId = new Map(compared.map(({ id, found }) => [id, found]));
  return chooseMatches(compared, MOST_SHOWN).flatMap(({ id, word, match }) => {
    const found = byId.get(id);
    const set = found && sets.get(found.recordSetId);
    if (!found || !set) return [];
    return [
      {
        id,
        name: recordName(found.fields) ?? set.name,
        summaryLine: summaryLine(found.fields),
        recordSetName: set.name,
        isSample: set.isSample,
        notation: set.notation ?? 'plain',
        strength: word === 'strong' ? ('STRONG' as const) : ('POSSIBLE' as const),
        evidence: match.reasons.map(({ text, isFor }) => ({ text, isFor })),
      },
    ];
  });
}
