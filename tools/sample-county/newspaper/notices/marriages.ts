import type { MarriageEvent, Party } from '../../simulation/events.ts';
import { placeAt } from '../../simulation/world.ts';
import type { Piece } from '../press/piece.ts';
import { printedHouse } from '../press/printedAddress.ts';
import { printedDay } from '../press/printedDates.ts';
import { printedTrade } from '../press/printedTrade.ts';
import { nameInPaper } from '../press/residents.ts';
import { type Week, fillText } from '../press/week.ts';
import { familyNotices } from './familyNotices.ts';

/** Whether a wedding is in the county's paper. */
export const isReported = ({ world }: Pick<Week, 'world'>, { place }: MarriageEvent): boolean =>
  placeAt(world, place).nation === 'england';

function church(week: Week, { place, denomination }: MarriageEvent): string {
  const { name, church: dedication, chapels } = placeAt(week.world, place);
  const chapel = chapels.find((one) => one.denomination === denomination);
  return chapel ? `the ${chapel.name}, ${name}` : `${dedication.replace(/^St /u, 'St. ')}, ${name}`;
}

function groomText(week: Week, { person, surname, occupation, dwelling }: Party): string {
  const trade = printedTrade(occupation);
  const isNamedByStyle = occupation?.id === 'gentleman' || occupation?.id === 'clergy';
  return `${nameInPaper(person, surname, occupation)}${trade === null || isNamedByStyle ? '' : `, ${trade}`}, of ${[printedHouse(week.world, dwelling, week.year), placeAt(week.world, dwelling.place).name].filter(Boolean).join(', ')}`;
}

/** Day of birth decides who is the elder; only daughters count. */
function daughterText({ person }: Party): string | null {
  const { father } = person;
  if (!father || person.isIllegitimate) return null;
  const daughters = father.children
    .filter(({ sex, diedOn, bornOn }) => sex === 'F' && (diedOn === null || diedOn - bornOn > 6000))
    .sort((a, b) => a.bornOn - b.bornOn);
  const at = daughters.indexOf(person);
  const rank =
    daughters.length < 2
      ? 'only'
      : at === 0
        ? 'eldest'
        : at === daughters.length - 1
          ? 'youngest'
          : ['second', 'third', 'fourth', 'fifth'][at - 1];
  return `${rank === undefined ? '' : `${rank} `}daughter of ${father.diedOn === null ? '' : '[late]'}${nameInPaper(father, father.surname, father.occupation)}`;
}

function brideText({ person, surname, condition, dwelling }: Party, on: number, week: Week): string {
  const place = placeAt(week.world, dwelling.place).name;
  if (condition === 'Widowed') return `Mrs. ${person.forenames} ${surname}, of ${place}`;
  const daughter = daughterText({ person, surname, condition, dwelling, occupation: null });
  const isLate = person.father?.diedOn !== null && (person.father?.diedOn ?? on) < on;
  return daughter === null
    ? `Miss ${person.forenames} ${surname}, of ${place}`
    : `${person.forenames}, ${daughter.replace('[late]', isLate ? 'the late ' : '')}, of ${place}`;
}

/** The column of marriages; null in a week without. */
export const marriageNotices = (week: Week, marriages: readonly MarriageEvent[]): Piece | null =>
  familyNotices(
    'marriages',
    'MARRIAGES.',
    marriages.map((event) => ({
      subject: { event: 'marriage', persons: [event.groom.person.id, event.bride.person.id], on: event.marriage.on },
      text: fillText(
        week,
        '[day], at [church]{|, by the resident minister|, after banns|, by licence}, [groom], to [bride].',
        {
          day: printedDay(event.marriage.on, week.on),
          church: church(week, event),
          groom: groomText(week, event.groom),
          bride: brideText(event.bride, event.marriage.on, week),
        },
      ),
    })),
  );
