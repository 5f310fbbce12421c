import { DAYS_PER_YEAR } from '../../people/calendar.ts';
import type { DeathEvent } from '../../simulation/events.ts';
import { placeAt } from '../../simulation/world.ts';
import { article, type Piece } from '../press/piece.ts';
import { printedAddress } from '../press/printedAddress.ts';
import { weekdayName } from '../press/printedDates.ts';
import { printedTrade } from '../press/printedTrade.ts';
import { type Resident, nameInPaper } from '../press/residents.ts';
import { someone, tradesman, type Week, fillText } from '../press/week.ts';

const SUDDEN = /Accident|Drowned|Scald|Apoplexy|Heart disease/u;
/** What a witness says of each end, by the age and trade of the dead; the jury’s words follow. */
const STORIES: Readonly<Record<string, readonly string[]>> = {
  Accident: [
    'The deceased was {riding on the shafts of a loaded waggon|leading the fore horse down the hill}, when {the horses took fright at a dog|he lost his footing}, and the {near|off} wheel passed over {his body|the lower part of his back}',
    'It appeared that the deceased was {at work upon a ladder|standing upon the rick}, which {slipped|gave way}, and that {he|the unfortunate person} fell a distance of {eleven|fourteen|sixteen} feet upon the {stones|hard road}',
    'The deceased had been {employed in felling timber|assisting with a thrashing machine}, and was struck upon the head by {a falling limb|a broken strap}',
  ],
  Drowned: [
    'The deceased was missed about {four|six} o’clock, and upon search being made was discovered in {the mill pond|the brook below the bridge|a sheep-wash} in {four|five} feet of water',
    'The deceased had gone to {dip water|gather cresses}, the bank being {steep and slippery after the rain|much broken by cattle}, and {a hat was seen floating|the pail was found upon the edge}',
  ],
  Scald: [
    'The deceased, in the momentary absence of the mother, {pulled over a kettle of boiling water|fell backwards into a pan of hot wort|overturned a saucepan upon the hob}, and was severely scalded about the {neck and chest|body}',
  ],
  Apoplexy: [
    'The deceased, who had {complained of giddiness for some days|been in usual health}, was {sitting at supper|walking home from market|at work in the garden}, when {a fall was heard|the deceased fell forward without a word}, and life was extinct before medical aid could be procured',
  ],
  'Heart disease': [
    'The deceased retired to rest {apparently in good health|at the usual hour}, and was found {dead in bed|sitting lifeless in a chair} the next morning',
    'The deceased had for some time been {subject to shortness of breath|under medical treatment}, and {expired while dressing|sank down upon the stairs}',
  ],
};
const VERDICTS: Readonly<Record<string, string>> = {
  Accident: '“Accidental death”{|, with a deodand of one shilling upon the waggon|, and gave their fees to the widow}',
  Drowned: '“Found drowned”{|, adding that the place should be fenced}',
  Scald: '“Accidental death”, {no blame attaching to any one|and the Coroner cautioned the mother}',
  Apoplexy: '“Died by the visitation of God”',
  'Heart disease': '“Natural death, from disease of the heart”',
};

/** Whether a death is one upon which a coroner sits. */
export const needsInquest = ({ world }: Pick<Week, 'world'>, { cause, dwelling }: DeathEvent): boolean =>
  SUDDEN.test(cause) && placeAt(world, dwelling.place).nation === 'england';

function inquestText(week: Week, death: DeathEvent, coroner: Resident | null, surgeon: Resident | null): string {
  const { person, surname, on, dwelling, cause, occupation } = death;
  const place = placeAt(week.world, dwelling.place);
  const age = Math.floor((on - person.bornOn) / DAYS_PER_YEAR);
  const kind = Object.keys(STORIES).find((each) => cause.startsWith(each)) ?? 'Accident';
  const trade = printedTrade(occupation);
  const isChild = age < 14;
  const of =
    isChild && person.father
      ? `${person.sex === 'M' ? 'son' : 'daughter'} of ${nameInPaper(person.father, person.father.surname, person.father.occupation)}`
      : (trade ?? (person.sex === 'F' ? 'a married woman' : 'of no occupation'));
  const witness = someone(week, (one) => one.dwelling.place === dwelling.place);
  const saw = witness
    ? `${witness.person.forenames} ${witness.surname}, ${printedAddress(week.world, witness.dwelling, week.year)}`
    : 'a neighbour';
  const verdict = (VERDICTS[kind] ?? '').replace(
    /\{\|, with a deodand[^}]*\}/u,
    week.year < 1846 ? '{|, with a deodand of one shilling upon the waggon}' : '',
  );
  return fillText(
    week,
    `{On [weekday] last|On [weekday]} an inquest was held at the [inn], [place], before {Mr. [coroner], Coroner for the county|[coroner], Esq., the Coroner}, and {a respectable jury|a jury of the parish}, upon the body of [name], aged [age], [of], of [address].—[saw], {deposed|stated}: ${week.random.pick(STORIES[kind] ?? [])}. {Assistance was at once procured|A messenger was sent for the surgeon}, but {without avail|nothing could be done}.—Mr. [surgeon], surgeon, {gave evidence as to the cause of death|described the appearances, which were consistent with the account given}.—The jury {immediately|after a short consultation} returned a verdict of ${verdict}.`,
    {
      weekday: weekdayName(on + 2),
      inn: place.inn.replace(/^The /u, ''),
      place: place.name,
      coroner: coroner ? `${coroner.person.forenames} ${coroner.surname}` : 'the Coroner',
      name: `${person.forenames} ${surname}`,
      age: age < 1 ? 'under one year' : age,
      of,
      address: printedAddress(week.world, dwelling, week.year),
      saw,
      surgeon: surgeon?.surname ?? 'Ford',
    },
  );
}

/** Inquests upon those who died suddenly; none in most weeks. */
export function inquests(week: Week, deaths: readonly DeathEvent[]): Piece[] {
  return deaths.map((death) => {
    const [coroner, surgeon] = [tradesman(week, 'attorney', 'gentleman'), tradesman(week, 'surgeon')];
    const place = placeAt(week.world, death.dwelling.place).name;
    const title = fillText(week, '{CORONER’S INQUEST|FATAL OCCURRENCE|INQUEST|SUDDEN DEATH}');
    const isSudden = /Apoplexy|Heart/u.test(death.cause);
    return article(
      `${isSudden ? title.replace('FATAL OCCURRENCE', 'INQUEST') : title.replace('SUDDEN DEATH', 'FATAL ACCIDENT')} AT ${place.toUpperCase()}.`,
      [inquestText(week, death, coroner, surgeon)],
      [{ event: 'inquest', persons: [death.person.id], on: death.on }],
    );
  });
}
