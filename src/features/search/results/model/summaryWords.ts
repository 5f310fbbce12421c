import type { SearchHit } from '../recordSearchApi.ts';
import { detailTexts } from '../texts.ts';

/** "of full age" and "infant" are ages without figures. */
const isPlainAge = (fieldId: string, value: string): boolean => fieldId === 'Age' && !/^\d/.test(value);

/** A detail of a row, in its words: `aged 39`. */
export const detailWords = ({ fieldId, value }: SearchHit['summary'][number]): string =>
  detailTexts[fieldId] && !isPlainAge(fieldId, value) ? `${detailTexts[fieldId]} ${value}` : value;

/** What happened and when: `Baptism 1782`. Null when a record says neither. */
export const eventWords = ({ event, year }: Pick<SearchHit, 'event' | 'year'>): string | null =>
  [event, year].filter((part) => part !== null).join(' ') || null;
