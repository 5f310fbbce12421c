import { parseTreeDate, type DateClaim } from '../../core/dates/parseTreeDate.ts';
import { treeDateInWords } from '../../core/dates/treeDateInWords.ts';
import type { TreeDate } from '../../core/model/treeDate.ts';

/** Claims whose words already start with one that joins the date to a sentence: `about 1832`, `before 1900`. */
const JOINED: ReadonlySet<DateClaim> = new Set(['about', 'before', 'after', 'between', 'from', 'to', 'from-to']);
const JOINS = /^(?:about|around|before|after|between|from|to|by|until|since|in|on|during)\b/iu;
const STARTS_WITH_DAY = /^\d{1,2}[\s/.-]/u;

/**
 * A date within a sentence.
 * @example whenInWords({ text: '3 APR 1881', from: 18810403, to: 18810403 }) // 'on 3 April 1881'
 * @example whenInWords({ text: 'about harvest', from: null, to: null }) // 'about harvest'
 */
export function whenInWords(date: TreeDate): string {
  const words = treeDateInWords(date);
  const { claim } = parseTreeDate(date.text);
  if (JOINS.test(words)) return words;
  if (claim === 'calculated' || claim === 'estimated')
    return `about ${words.replace(/^(?:calculated|estimated)\s+/iu, '')}`;
  if (JOINED.has(claim))
    return `about ${words.replace(/^(?:ca?|circa|say|probably|perhaps|maybe|~)\.?\s*/iu, '')}`.replace(
      /^about (?=\D*$)/u,
      '',
    );
  if (claim === 'phrase' || (date.from === null && date.to === null)) return `(${words})`;
  return `${STARTS_WITH_DAY.test(words) || date.from === null || date.from % 100 !== 0 ? 'on' : 'in'} ${words}`;
}
