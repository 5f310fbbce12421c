import { fitsSpace } from '#domain/research/questions/researchSpace.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';

const sizes = (...columns: readonly string[]): string =>
  columns.map((column) => `pg_column_size(${column})`).join(' + ');
const sum = (size: string, from: string): string => `(SELECT coalesce(sum(${size}), 0) FROM ${from})`;
const ofQuestions = (table: string, ...columns: readonly string[]): string =>
  sum(
    sizes(...columns.map((column) => `r.${column}`)),
    `${table} r JOIN research_question q ON q.id = r.question_id WHERE q.member_id = $1`,
  );

/**
 * Bytes that the research of the member `$1` takes, as SQL. What is deleted counts until it is gone for good. Sizes are
 * those stored: no long text is read for it.
 */
export const SPACE_USED = `(${[
  sum(sizes('title', 'subject', 'known', 'conclusion'), 'research_question WHERE member_id = $1'),
  ofQuestions('research_plan_row', 'what', 'place', 'span', 'held_then', 'missing_then', 'address', 'note'),
  ofQuestions('research_log_row', 'what', 'where_done', 'done_on', 'address', 'note'),
  ofQuestions('research_evidence', 'about', 'value', 'date', 'place', 'citation', 'address', 'note'),
  ofQuestions('research_conflict_word', 'reason', 'word'),
  sum(sizes('name', 'description'), 'research_folder WHERE member_id = $1'),
  sum(
    'coalesce(pg_column_size(ref), 0) + coalesce(pg_column_size(address), 0) + pg_column_size(note)',
    'research_item WHERE added_by = $1',
  ),
  sum('b.bytes', 'research_file b JOIN research_item i ON i.id = b.item_id WHERE i.added_by = $1'),
  sum('pg_column_size(text)', 'research_task WHERE member_id = $1'),
].join(' + ')})::float8`;

/**
 * Refuses what does not fit into the space of a member's research.
 * @param given - what they sent. @throws GraphQLError `RESEARCH_SPACE_USED`
 */
export async function requireSpace({ db }: RequestContext, memberId: number, given: object): Promise<void> {
  const row = await db.one<{ used: number }>(`/* researchSpace.used */ SELECT ${SPACE_USED} AS used`, [memberId]);
  if (!fitsSpace(row?.used ?? 0, Buffer.byteLength(JSON.stringify(given))))
    throw refusal(
      'RESEARCH_SPACE_USED',
      'Your research fills the space there is for it. Delete what you no longer need: it makes room after 30 days.',
    );
}
