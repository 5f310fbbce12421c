import { milesBetween } from '#domain/places/gazetteer/distance.ts';
import { readResearchAddress } from '#domain/research/folders/researchAddress.ts';
import { findConflicts, type MilesApart } from '#domain/research/questions/findConflicts.ts';
import { personAddress } from '#domain/trees/core/personAddress.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type {
  ResearchConflict,
  ResearchEvidence,
  ResearchLink,
  ResearchLogRow,
  ResearchPlanRow,
  ResearchQuestion,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { createListCharge, nameItems } from '#server/modules/research/folders/index.ts';

import { createQuestionStore, type StoredQuestion } from './questionStore.ts';
import { createRowStore } from './rowStore.ts';
import type { StoredRow, TableName } from './tables.ts';

/** Pages of this site with what they are called now, in the order given; null for an empty address. */
async function linksOf(
  context: RequestContext,
  memberId: number,
  addresses: readonly string[],
): Promise<(ResearchLink | null)[]> {
  const links = addresses.map((address) => (address === '' ? null : readResearchAddress(address)));
  const nameOf = await nameItems(
    context,
    memberId,
    links.filter((link) => link !== null),
  );
  return links.map((link) => {
    if (link === null) return null;
    const named = nameOf(link);
    return { kind: link.kind, address: link.address, name: named?.name ?? null, detail: named?.detail ?? null };
  });
}

/** The page of a person, as folders name one. */
export function addressOfPerson(personRef: string): string {
  const [treeRef = '', personId = ''] = personRef.split(' ');
  return personAddress(treeRef, personId);
}

/** A question; its tables are read by the type's own resolvers, when they are asked for. */
export const presentQuestion = ({ changedAt, personRef, ...question }: StoredQuestion): ResearchQuestion => ({
  ...question,
  person: personRef === null ? null : { kind: 'PERSON', address: addressOfPerson(personRef), name: null, detail: null },
  personId: personRef?.split(' ')[1] ?? null,
  changedAt: changedAt.toISOString(),
  collected: [],
  plan: [],
  log: [],
  evidence: [],
  conflicts: [],
});

/** The rows of a table of a question; each table read is one of those that a request may ask for. */
async function rowsIn<Table extends TableName>(
  context: RequestContext,
  table: Table,
  questionId: string,
): Promise<StoredRow<Table>[]> {
  context.perRequest(createListCharge)();
  return context.perRequest(createRowStore).ofQuestion(table, questionId);
}

/** The person of a tree whom a question is about. */
export async function personOf(
  context: RequestContext,
  memberId: number,
  address: string,
): Promise<ResearchLink | null> {
  context.perRequest(createListCharge)();
  return (await linksOf(context, memberId, [address]))[0] ?? null;
}

/** The plan of a question. */
export const planOf = async (context: RequestContext, questionId: string): Promise<ResearchPlanRow[]> =>
  (await rowsIn(context, 'PLAN', questionId)).map((row) => ({ ...row, id: String(row.id) }));

/** The log of a question. */
export async function logOf(context: RequestContext, memberId: number, questionId: string): Promise<ResearchLogRow[]> {
  const rows = await rowsIn(context, 'LOG', questionId);
  const links = await linksOf(
    context,
    memberId,
    rows.map(({ address }) => address),
  );
  return rows.map(({ address: _address, diaryEntryId, ...row }, at) => ({
    ...row,
    id: String(row.id),
    diaryEntryId: diaryEntryId === null ? null : String(diaryEntryId),
    link: links[at] ?? null,
  }));
}

/** The statements of a question. */
export async function evidenceOf(
  context: RequestContext,
  memberId: number,
  questionId: string,
): Promise<ResearchEvidence[]> {
  const rows = await rowsIn(context, 'EVIDENCE', questionId);
  const links = await linksOf(
    context,
    memberId,
    rows.map(({ address }) => address),
  );
  return rows.map(({ address: _address, ...row }, at) => ({ ...row, id: String(row.id), link: links[at] ?? null }));
}

/** Miles between places by their names, each looked up once. */
function milesApartIn({ search: { gazetteer } }: RequestContext): MilesApart {
  const known = new Map<string, ReturnType<typeof gazetteer.resolve>>();
  const placeOf = (text: string) => {
    if (!known.has(text)) known.set(text, gazetteer.resolve(text));
    return known.get(text) ?? null;
  };
  return (one, other) => {
    const [first, second] = [placeOf(one), placeOf(other)];
    return first && second && Math.round(milesBetween(first, second));
  };
}

/** The conflicts among the statements of a question as they are now; a word counts while the conflict says the same. */
export async function conflictsOf(context: RequestContext, questionId: string): Promise<ResearchConflict[]> {
  const [rows, words] = await Promise.all([
    rowsIn(context, 'EVIDENCE', questionId),
    context.perRequest(createQuestionStore).words(questionId),
  ]);
  const wordOf = new Map(words.map(({ key, reason, word }) => [`${key} ${reason}`, word]));
  return findConflicts(
    rows.map((row) => ({ ...row, id: String(row.id) })),
    milesApartIn(context),
  ).map(({ key, ids, reason }) => ({ key, ids: [...ids], reason, word: wordOf.get(`${key} ${reason}`) ?? '' }));
}
