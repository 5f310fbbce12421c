import { forenameKeys, forenameMatch } from './forenameMatch.ts';
import type { NameKind, NameMatch } from './nameVariant.ts';
import { surnameKeys, surnameMatch } from './surnameMatch.ts';

/**
 * How a name found relates to a name asked for.
 *
 * @param asked - one token as nameTokens makes them.
 * @param found - one token as nameTokens makes them.
 * @returns null for different names. A variant is named by the strongest way that leads to it; the result is the same
 *   whichever way round the two are given.
 * @example classifyNames('margaret', 'peggy', 'forename') // { how: 'nickname', score: 0.75 }
 */
export const classifyNames = (asked: string, found: string, kind: NameKind): NameMatch | null =>
  kind === 'surname' ? surnameMatch(asked, found) : forenameMatch(asked, found);

/**
 * Keys under which an index files a name token, so that variants are looked up instead of compared one by one: two
 * tokens that classifyNames accepts always share a key. Sharing one does not yet make them variants.
 */
export const nameBlockingKeys = (token: string, kind: NameKind): string[] =>
  kind === 'surname' ? surnameKeys(token) : forenameKeys(token);
