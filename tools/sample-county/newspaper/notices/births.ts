import type { BirthEvent } from '../../simulation/events.ts';
import { placeAt } from '../../simulation/world.ts';
import type { Piece } from '../press/piece.ts';
import { printedAddress } from '../press/printedAddress.ts';
import { printedDay } from '../press/printedDates.ts';
import { printedTrade } from '../press/printedTrade.ts';
import { nameInPaper } from '../press/residents.ts';
import { type Week, fillText } from '../press/week.ts';
import { familyNotices } from './familyNotices.ts';

/** `the wife of Mr. John Webb, baker`. */
function motherOf({ father, fatherOccupation }: BirthEvent): string {
  if (!father) throw new Error('A birth without a father is not announced.');
  const trade = printedTrade(fatherOccupation);
  const style = nameInPaper(father, father.surname, fatherOccupation);
  if (fatherOccupation?.id === 'clergy') return `the wife of ${style}`;
  return `the wife of ${style}${trade === null || fatherOccupation?.id === 'gentleman' ? '' : `, ${trade}`}`;
}

/** Whether a birth is announced in the county's paper: the parents are married, and live here. */
export const isAnnounced = (week: Pick<Week, 'world'>, { father, dwelling }: BirthEvent): boolean =>
  father !== null && dwelling.kind !== 'workhouse' && placeAt(week.world, dwelling.place).nation === 'england';

/** The column of births; null in a week without. */
export const birthNotices = (week: Week, births: readonly BirthEvent[]): Piece | null =>
  familyNotices(
    'births',
    'BIRTHS.',
    births.map((birth) => ({
      subject: { event: 'birth', persons: [birth.child.id], on: birth.on },
      text: fillText(week, `[day], at [address], [mother], of a ${birth.child.sex === 'M' ? 'son' : 'daughter'}.`, {
        day: printedDay(birth.on, week.on),
        address: printedAddress(week.world, birth.dwelling, week.year),
        mother: motherOf(birth),
      }),
    })),
  );
