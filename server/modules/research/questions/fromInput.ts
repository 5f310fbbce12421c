import { ownLine, ownText } from '#domain/research/folders/ownWords.ts';
import { readResearchAddress } from '#domain/research/folders/researchAddress.ts';
import {
  LONGEST_COVERAGE,
  LONGEST_LINE,
  LONGEST_QUESTION,
  LONGEST_TEXT,
} from '#domain/research/questions/questionLimits.ts';
import { lineProblem, questionProblem, textProblem } from '#domain/research/questions/questionRules.ts';
import { evidenceProblems, logProblems, planProblems } from '#domain/research/questions/rowRules.ts';
import { readTreePersonId, readTreeRef } from '#domain/trees/core/treeIds.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type {
  ResearchEvidenceInput,
  ResearchLogInput,
  ResearchPlanInput,
  ResearchQuestionInput,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { openTreeOrNull, personRows } from '#server/modules/trees/core/index.ts';

import type { QuestionFields } from './questionStore.ts';
import type { RowValues } from './tables.ts';

/** Refuses what a rule found wrong, naming the field. @throws GraphQLError `BAD_USER_INPUT` */
export function requireNoProblem(problems: Readonly<Record<string, string | null | undefined>>): void {
  for (const [field, problem] of Object.entries(problems))
    if (problem) throw refusal('BAD_USER_INPUT', problem, { field });
}

/** A line as it is stored; what is too long was refused before. */
export const line = (text: string, longest: number = LONGEST_LINE): string => ownLine(text, longest) ?? '';
/** A text as it is stored. */
export const words = (text: string): string => ownText(text, LONGEST_TEXT) ?? '';
/** The one address that is kept for a page of this site; empty for anything else, and for one that is too long. */
export const addressOf = (text: string): string => readResearchAddress(text)?.address ?? '';

/**
 * People of trees that open for the member, as folders name them; each tree is opened once.
 * @throws GraphQLError `BAD_USER_INPUT` for an address of anything else
 */
export async function peopleFrom(
  context: RequestContext,
  addresses: readonly string[],
  field = 'people',
): Promise<string[]> {
  const asked = addresses.map((address) => {
    const link = readResearchAddress(address);
    const [treeRef = '', personId = ''] = link?.kind === 'PERSON' ? link.ref.split(' ') : [];
    const person = readTreePersonId(personId);
    return {
      ref: `${treeRef} ${personId}`,
      treeId: readTreeRef(treeRef),
      personId: person?.personId ?? -1,
      isOfTree: person !== null && person.treeId === readTreeRef(treeRef),
    };
  });
  const known = new Set<string>();
  for (const treeId of new Set(asked.filter(({ isOfTree }) => isOfTree).map((one) => one.treeId))) {
    const opened = await openTreeOrNull(context, String(treeId));
    const ids = asked.filter((one) => one.treeId === treeId).map(({ personId }) => personId);
    for (const { id } of opened ? await personRows(context.db, opened.tree.id, ids) : []) known.add(`${treeId} ${id}`);
  }
  if (!asked.every(({ isOfTree, treeId, personId }) => isOfTree && known.has(`${treeId} ${personId}`)))
    throw refusal('BAD_USER_INPUT', 'Paste the address of a person of a tree that you can open.', { field });
  return [...new Set(asked.map(({ ref }) => ref))];
}

/** One person, as {@link peopleFrom}; null for an empty address. */
const personFrom = async (context: RequestContext, address: string): Promise<string | null> =>
  address.trim() === '' ? null : ((await peopleFrom(context, [address], 'personAddress'))[0] ?? null);

/** A question as it is stored. */
export async function questionFrom(
  context: RequestContext,
  { title, subject, personAddress, known }: ResearchQuestionInput,
): Promise<QuestionFields> {
  requireNoProblem({ title: questionProblem(title), subject: lineProblem(subject), known: textProblem(known) });
  return {
    title: ownLine(title, LONGEST_QUESTION) ?? '',
    subject: line(subject),
    personRef: await personFrom(context, personAddress),
    known: words(known),
  };
}

/** A row of the plan as it is stored. */
export function planFrom(row: ResearchPlanInput): RowValues<'PLAN'> {
  requireNoProblem({
    ...planProblems(row),
    held: lineProblem(row.held, LONGEST_COVERAGE),
    missing: lineProblem(row.missing, LONGEST_COVERAGE),
  });
  return {
    what: line(row.what),
    place: line(row.place),
    span: line(row.span),
    outcome: row.outcome,
    held: line(row.held, LONGEST_COVERAGE),
    missing: line(row.missing, LONGEST_COVERAGE),
    address: addressOf(row.address),
    note: words(row.note),
  };
}

/** A row of the log as it is stored. A search that was made has a result. */
export function logFrom(row: ResearchLogInput): Omit<RowValues<'LOG'>, 'diaryEntryId'> {
  requireNoProblem({ ...logProblems(row), outcome: row.outcome === 'PLANNED' ? 'Choose what came of it.' : null });
  return {
    what: line(row.what),
    whereDone: line(row.whereDone),
    doneOn: line(row.doneOn),
    outcome: row.outcome,
    address: addressOf(row.address),
    note: words(row.note),
  };
}

/** A statement as it is stored. */
export function evidenceFrom(row: ResearchEvidenceInput): RowValues<'EVIDENCE'> {
  requireNoProblem(evidenceProblems(row));
  const { fact, information, directness, weight } = row;
  return {
    fact,
    information,
    directness,
    weight,
    about: line(row.about),
    value: line(row.value),
    date: line(row.date),
    place: line(row.place),
    citation: line(row.citation),
    address: addressOf(row.address),
    note: words(row.note),
  };
}
