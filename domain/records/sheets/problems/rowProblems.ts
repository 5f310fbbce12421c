import { birthYearFromAge } from '#domain/kernel/dates/birthYearFromAge.ts';
import { certainYear } from '#domain/kernel/dates/certainYear.ts';
import { forenameUses } from '#domain/kernel/names/forenameIndex.ts';
import { nameTokens } from '#domain/kernel/names/nameTokens.ts';

import { areSwapped } from '../steps/rowMends.ts';
import type { ProblemId } from './sheetProblem.ts';

/** An age is rounded, and a year may be another by the calendar: less is no contradiction. */
const YEARS_APART = 2;

/** What a row says in a field of its kind, trimmed; empty for nothing, and for a field that the kind has not. */
export type ReadValue = (field: string) => string;

function isAgeAgainstDates(value: ReadValue): boolean {
  const born = certainYear(value('birth_date'));
  if (born === null) return false;
  const event =
    certainYear(value('death_date')) ?? certainYear(value('burial_date')) ?? certainYear(value('census_year'));
  if (event === null) return false;
  if (born > event) return true;
  const byAge = birthYearFromAge(value('age'), event);
  return byAge !== null && byAge.earliest !== null && Math.abs(byAge.year - born) > YEARS_APART;
}

const SEX = new Map([
  ['m', 'm'],
  ['male', 'm'],
  ['son', 'm'],
  ['f', 'f'],
  ['female', 'f'],
  ['dau', 'f'],
  ['daughter', 'f'],
]);

function isSexAgainstName(value: ReadValue): boolean {
  const sex = SEX.get(value('sex').toLowerCase().replace(/\.$/u, ''));
  if (sex === undefined) return false;
  const [first = ''] = nameTokens(value('forename'));
  const uses = forenameUses(first);
  return uses.length > 0 && uses.every((use) => use.sex !== 'b' && use.sex !== sex);
}

/** What cells of one row say against each other, with what is shown of it. */
export function rowProblems(value: ReadValue): { id: ProblemId; value: string }[] {
  const found: { id: ProblemId; value: string }[] = [];
  const [forename, surname] = [value('forename'), value('surname')];
  if (forename !== '' && surname !== '' && areSwapped(forename, surname))
    found.push({ id: 'swapped', value: `${forename}, ${surname}` });
  if (isAgeAgainstDates(value))
    found.push({
      id: 'ageAgainstDates',
      value: [value('birth_date'), value('death_date') || value('burial_date') || value('census_year'), value('age')]
        .filter((part) => part !== '')
        .join(' · '),
    });
  if (isSexAgainstName(value)) found.push({ id: 'sexAgainstName', value: `${forename}, ${value('sex')}` });
  return found;
}
