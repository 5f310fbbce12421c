import { chooseMatches } from '#domain/linkage/chooseMatches.ts';
import type { ShareOf } from '#domain/linkage/compareNames.ts';
import { describePerson } from '#domain/linkage/describePerson.ts';
import { householdKin } from '#domain/linkage/householdKin.ts';
import { matchPersons } from '#domain/linkage/matchPersons.ts';
import type { PersonDescription } from '#domain/linkage/personDescription.ts';
import { textOf } from '#domain/records/fieldValues.ts';
import type { RecordSet } from '#domain/records/record.ts';
import { recordAccess } from '#domain/records/recordAccess.ts';
import { recordKind } from '#domain/records/recordKind.ts';
import { recordName } from '#domain/records/recordName.ts';
import { summaryLine } from '#domain/records/summaryLine.ts';
import { loadGazetteer } from '#server/gazetteer/loadGazetteer.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type { OtherRecord } from '#server/graphql/types.generated.ts';

import { createRecordSetStore } from '../records/recordSetStore.ts';
import { createRecordStore, type StoredRecord } from '../records/recordStore.ts';
import { candidateQueries, countQuery } from './candidateQueries.ts';

/** Matches shown. */
const MOST_SHOWN = 12;
/** Candidates whose households are read to compare kin: the likeliest by everything else. */
const MOST_WITH_KIN = 24;
/** Bits below which no kin would make a match of it. */
const HOPELESS_BITS = 0;

/** The source of a record as far as it lists everybody once: a census, the baptisms of a register. */
const sourceOf = ({ recordSetId, fields }: StoredRecord): string => `${recordSetId} ${textOf(fields, 'EventType') ?? ''}`;

/** How common the person's own names and places are here. Others count as usual. */
async function sharesFor({ surname, forenames, places, birthPlace }: PersonDescription, { matching, signal }: RequestContext): Promise<ShareOf> {
  const wanted = [
    ['surname', surname.tokens.join(''), { kind: 'name', field: 'LastName', text: surname.written, variants: false, excludedVariants: [] }],
    ['forename', forenames.tokens[0] ?? '', { kind: 'name', field: 'FirstName', text: forenames.tokens[0] ?? '', variants: false, excludedVariants: [] }],
    ...[...places, ...(birthPlace ? [birthPlace] : [])].map((place) => ['place', place.key, { kind: 'place', field: 'Place', text: place.written, miles: 0 }] as const),
  ] as const;
  const { records } = await matching.health();
  const counts = await Promise.all(wanted.map(async ([kind, key, criterion]) => [`${kind} ${key}`, (await matching.search(countQuery(criterion), signal)).total] as const));
  const shares = new Map(counts.map(([key, total]) => [key, Math.max(total, 1) / Math.max(records, 1)]));
  const usual = { surname: 0.001, forename: 0.02, place: 0.03 };
  return (token, kind) => shares.get(`${kind} ${token}`) ?? usual[kind];
}

/** Records of other sources that the engine finds and the reader may read whole. */
async function readCandidates(record: StoredRecord, person: PersonDescription, sets: ReadonlyMap<string, RecordSet>, context: RequestContext): Promise<StoredRecord[]> {
  const answers = await Promise.all(candidateQueries(person).map((query) => context.matching.search(query, context.signal)));
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
export async function findOtherRecords(record: StoredRecord, dismissed: ReadonlySet<string>, context: RequestContext): Promise<OtherRecord[]> {
  const sets = await context.perRequest(createRecordSetStore).described();
  const records = context.perRequest(createRecordStore);
  const gazetteer = loadGazetteer();
  const kindOf = ({ recordSetId, fields }: StoredRecord) => {
    const set = sets.get(recordSetId);
    return set ? recordKind(set, fields) : 'other';
  };
  const described = async (found: StoredRecord): Promise<PersonDescription> => {
    const members = kindOf(found) === 'census' ? await records.groupOf(found) : [];
    const open = members.filter(({ isClosed }) => !isClosed).map(({ fields }) => fields);
    return describePerson(found.fields, kindOf(found), gazetteer, householdKin(found.fields, open));
  };
  const person = await described(record);
  const candidates = (await readCandidates(record, person, sets, context)).filter(({ id }) => !dismissed.has(id));
  if (candidates.length === 0) return [];
  const shareOf = await sharesFor(person, context);
  const likeliest = candidates
    .map((found) => ({ found, bits: matchPersons(person, describePerson(found.fields, kindOf(found), gazetteer), shareOf).bits }))
    .filter(({ bits }) => bits > HOPELESS_BITS)
    .sort((one, other) => other.bits - one.bits)
    .slice(0, MOST_WITH_KIN);
  const compared = await Promise.all(likeliest.map(async ({ found }) => ({ id: found.id, source: sourceOf(found), found, match: matchPersons(person, await described(found), shareOf) })));
  const byId = new Map(compared.map(({ id, found }) => [id, found]));
  return chooseMatches(compared, MOST_SHOWN).flatMap(({ id, word, match }) => {
    const found = byId.get(id);
    const set = found && sets.get(found.recordSetId);
    if (!found || !set) return [];
    return [{ id, name: recordName(found.fields) ?? set.name, summaryLine: summaryLine(found.fields), recordSetName: set.name, isSample: set.isSample, strength: word === 'strong' ? ('STRONG' as const) : ('POSSIBLE' as const), evidence: match.reasons.map(({ text, isFor }) => ({ text, isFor })) }];
  });
}
