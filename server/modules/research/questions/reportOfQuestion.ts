import { readResearchAddress } from '#domain/research/folders/researchAddress.ts';
import { composeReport } from '#domain/research/reports/composeReport.ts';
import type { QuestionReport } from '#domain/research/reports/questionReport.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { nameItems } from '#server/modules/research/folders/index.ts';

import { conflictsOf, evidenceOf, logOf, personOf, planOf, presentQuestion } from './questionAnswers.ts';
import { createQuestionStore } from './questionStore.ts';

/** A question in words, as its member may read it now. Null where they have none of that id. */
export async function reportOfQuestion(
  context: RequestContext,
  memberId: number,
  id: string,
): Promise<QuestionReport | null> {
  const stored = await context.perRequest(createQuestionStore).byId(memberId, id);
  if (!stored) return null;
  const { person, ...question } = presentQuestion(stored);
  return composeReport({
    ...question,
    person: person ? await personOf(context, memberId, person.address) : null,
    evidence: await evidenceOf(context, memberId, id),
    conflicts: await conflictsOf(context, id),
    plan: await planOf(context, id),
    log: await logOf(context, memberId, id),
  });
}

/** Whether a member may still open all of some pages. */
export async function opensStill(
  context: RequestContext,
  memberId: number,
  addresses: readonly string[],
): Promise<boolean> {
  const links = addresses.map(readResearchAddress).filter((link) => link !== null);
  const nameOf = await nameItems(context, memberId, links);
  return links.every((link) => nameOf(link) !== null);
}
