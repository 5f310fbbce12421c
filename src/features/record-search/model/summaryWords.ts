import type { SearchHit } from '../api/recordSearchApi.ts';

/** Fields whose value alone might be anything. */
const LEAD: Readonly<Record<string, string>> = {
  Age: 'aged',
  SpouseFirstName: 'spouse',
  FatherFirstName: 'father',
  MotherFirstName: 'mother',
  PlaceOfBirth: 'born in',
};

/** What tells people of one name apart, in one line: `Head · aged 39 · Clay labourer`. Empty when there is nothing. */
export const summaryWords = (summary: SearchHit['summary']): string => summary.map(({ fieldId, value }) => (LEAD[fieldId] ? `${LEAD[fieldId]} ${value}` : value)).join(' · ');

/** A year of birth as a row shows it: `about` where it was worked out from an age. Null when there is none. */
export function birthWords({ birthYear, isBirthYearEstimated }: Pick<SearchHit, 'birthYear' | 'isBirthYearEstimated'>): string | null {
  if (birthYear === null) return null;
  return isBirthYearEstimated ? `about ${birthYear}` : String(birthYear);
}

/** Whether a record set of the made-up sample does not say so in its own name. */
export const isUnmarkedSample = ({ isSample, name }: SearchHit['recordSet']): boolean => isSample && !/sample/i.test(name);
