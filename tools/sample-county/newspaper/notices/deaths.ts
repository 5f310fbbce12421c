import { DAYS_PER_YEAR } from '../../people/calendar.ts';
import type { DeathEvent } from '../../simulation/events.ts';
import { placeAt } from '../../simulation/world.ts';
import type { Piece } from '../press/piece.ts';
import { printedAddress } from '../press/printedAddress.ts';
import { printedDay } from '../press/printedDates.ts';
import { isRespectable, printedTrade } from '../press/printedTrade.ts';
import { nameInPaper } from '../press/residents.ts';
import { type Week, fillText } from '../press/week.ts';
import { familyNotices } from './familyNotices.ts';

const OLD = 70;
/** Endings that no one minds: of the young, of the old, of those who suffered long. */
const WORDS = {
  young: ['', '', ', after a short illness', ', to the grief of [its] parents'],
  old: [
    '',
    ', much respected',
    ', highly esteemed by all who knew [them]',
    ', for many years an inhabitant of the place',
    ', deeply lamented',
  ],
  long: [
    '',
    ', after a long illness, borne with patience',
    ', after much suffering, patiently borne',
    ', deeply regretted',
  ],
} as const;

/** Whether a death is in the county's paper. */
export const isMourned = ({ world }: Pick<Week, 'world'>, { dwelling }: DeathEvent): boolean =>
  placeAt(world, dwelling.place).nation === 'england';

/** An age as papers give it: `aged 63`, `aged 7 months`. */
export function printedAge(bornOn: number, diedOn: number): string {
  const years = Math.floor((diedOn - bornOn) / DAYS_PER_YEAR);
  if (years >= 2) return `aged ${years}`;
  const months = Math.floor((diedOn - bornOn) / 30.44);
  if (months >= 1) return `aged ${months} month${months === 1 ? '' : 's'}`;
  const days = diedOn - bornOn;
  return days === 0 ? 'a few hours after birth' : `aged ${days} day${days === 1 ? '' : 's'}`;
}

function whom({ person, surname, condition, occupation, spouse, on }: DeathEvent): string {
  const age = (on - person.bornOn) / DAYS_PER_YEAR;
  const trade = printedTrade(occupation);
  if (age < 18 && person.father) {
    const { father } = person;
    return `${person.forenames}, ${person.sex === 'M' ? 'son' : 'daughter'} of ${nameInPaper(father, father.surname, father.occupation)}`;
  }
  if (person.sex === 'F' && spouse) {
    const word = condition === 'Married' ? 'wife' : 'widow';
    return `${person.forenames}, ${word} of ${nameInPaper(spouse, spouse.surname, spouse.occupation)}`;
  }
  if (person.sex === 'F') return `${condition === 'Widowed' ? 'Mrs.' : 'Miss'} ${person.forenames} ${surname}`;
  const style = nameInPaper(person, surname, occupation);
  return trade === null || occupation?.id === 'gentleman' || occupation?.id === 'clergy' ? style : `${style}, ${trade}`;
}

function ending(week: Week, { person, on, cause, occupation }: DeathEvent): string {
  const age = (on - person.bornOn) / DAYS_PER_YEAR;
  const isLong = /Phthisis|Consumption|Dropsy|Cancer|Paralysis/u.test(cause);
  const words =
    age < 14 ? WORDS.young : isLong ? WORDS.long : age > OLD || isRespectable(occupation) ? WORDS.old : WORDS.young;
  return week.random
    .pick(words)
    .replace('[its]', person.sex === 'M' ? 'his' : 'her')
    .replace('[them]', person.sex === 'M' ? 'him' : 'her');
}

/** The column of deaths; null in a week without. */
export const deathNotices = (week: Week, deaths: readonly DeathEvent[]): Piece | null =>
  familyNotices(
    'deaths',
    'DEATHS.',
    deaths.map((death) => ({
      subject: { event: 'death', persons: [death.person.id], on: death.on },
      text: fillText(week, '[day], at [address], [whom], [age][ending].', {
        day: printedDay(death.on, week.on),
        address: printedAddress(week.world, death.dwelling, week.year),
        whom: whom(death),
        age: printedAge(death.person.bornOn, death.on),
        ending: ending(week, death),
      }),
    })),
  );
