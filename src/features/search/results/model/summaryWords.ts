import type { SearchHit } from '../api/recordSearchApi.ts';

/** Fields whose value alone might be anything. */
const LEAD: Readonly<Record<string, string>> = {
  Age: 'aged',
  SpouseFirstName: 'spouse',
  FatherFirstName: 'father',
  MotherFirstName: 'mother',
  PlaceOfBirth: 'born in',
};

/** "of full age" and "infant" stand in place of figures. */
const isPlainAge = (fieldId: string, value: string): boolean => fieldId === 'Age' && !/^\d/.test(value);

const told = ({ fieldId, value }: SearchHit['summary'][number]): string => (LEAD[fieldId] && !isPlainAge(fieldId, value) ? `${LEAD[fieldId]} ${value}` : value);

/** What tells people of one name apart, in one line: `Head · aged 39 · Clay labourer`. Empty when there is nothing. */
export const summaryWords = (summary: SearchHit['summary']): string => summary.map(told).join(' · ');

/** What happened and when: `Baptism 1782`. Null when a record says neither. */
export const eventWords = ({ event, year }: Pick<SearchHit, 'event' | 'year'>): string | null => [event, year].filter((part) => part !== null).join(' ') || null;

/** Whether a record set of the made-up sample does not say so in its own name. */
export const isUnmarkedSample = ({ isSample, name }: SearchHit['recordSet']): boolean => isSample && !/sample/i.test(name);
