import type { NewspaperAccess } from '#domain/newspapers/core/newspaperAccess.ts';
import type { NewspaperAccess as AnsweredAccess } from '#server/modules/kernel/graphql/types.generated.ts';

const ACCESSES = { free: 'FREE', members: 'MEMBERS', subscribers: 'SUBSCRIBERS' } as const;
const answerOf = (access: NewspaperAccess): AnsweredAccess =>
  access in ACCESSES ? ACCESSES[access as keyof typeof ACCESSES] : 'INSTITUTION';

/** Who may read an issue, as answers say it: which institution it is stays between it and its patrons. */
export const accessAnswer = (access: readonly NewspaperAccess[]): AnsweredAccess[] => [
  ...new Set(access.map(answerOf)),
];
