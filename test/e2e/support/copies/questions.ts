import { type Answer, askCopy, type Member } from './member.ts';

/** What only a member is answered. */
export const ME = 'query Me { unreadMessages { conversations } }';

const SEARCH = 'query Results($input: RecordSearchInput!) { recordSearch(input: $input) { total hits { id } } }';

/** Searches one copy for a surname, as a visitor. */
export const searchFor = (origin: string, surname: string, who: { ip?: string } = {}) =>
  askCopy<{ recordSearch: { total: number; hits: { id: string }[] } }>(
    origin,
    SEARCH,
    { input: { filters: [{ fieldId: 'LastName', values: [surname] }] } },
    who,
  );

/**
 * A member asks for a record to be closed, and staff agree.
 * @returns what staff were answered
 * @throws Error where it cannot be asked for
 */
export async function closeRecord(
  member: Member,
  staff: Member,
  recordId: string | undefined,
): Promise<Answer<Record<string, unknown>>> {
  const asked = await member.ask<{ askToCloseRecord: { id: string; problems: { message: string }[] } }>(
    'mutation AskToCloseRecord($input: CloseRecordInput!) { askToCloseRecord(input: $input) { id problems { field message } } }',
    { input: { recordId, concern: 'RELATIVE', reason: 'She is my mother and lives.', contact: 'member@example.com' } },
  );
  const { id, problems = [] } = asked.data?.askToCloseRecord ?? {};
  if (id === undefined || problems.length > 0)
    throw new Error(
      `The closure cannot be asked for: ${[...asked.codes, ...problems.map(({ message }) => message)].join(' ')}`,
    );
  return staff.ask('mutation DecideClosure($id: ID!) { decideClosure(id: $id, accept: true, answer: "Closed.") }', {
    id,
  });
}
