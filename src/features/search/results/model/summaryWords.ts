import type { SearchHit } from '../recordSearchApi.ts';
import { detailTexts } from '../texts.ts';

/** "of full age" and "infant" are ages without figures. */
const isPlainAge = (fieldId: string, value: string): boolean => fieldId === 'Age' && !/^\d/.test(value);

const detail = ({ fieldId, value }: SearchHit['summary'][number]): string =>
  detailTexts[fieldId] && !isPlainAge(fieldId, value) ? `${detailTexts[fieldId]} ${value}` : value;

/**
 * What helps to know people of one name apart, in one line: `Head · aged 39 · Clay labourer`. Empty when there is
 * nothing.
 */
export const summaryWords = (summary: SearchHit['summary']): string => summary.map(detail).join(' · ');

/** What happened and when: `Baptism 1782`. Null when a record says neither. */
export const eventWords = ({ event, year }: Pick<SearchHit, 'event' | 'year'>): string | null =>
  [event, year].filter((part) => part !== null).join(' ') || null;
