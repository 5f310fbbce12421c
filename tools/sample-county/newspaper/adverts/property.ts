import type { Dwelling } from '../../people/person.ts';
import { placeAt } from '../../simulation/world.ts';
import type { Block, Piece } from '../press/piece.ts';
import { printedAddress, printedHouse } from '../press/printedAddress.ts';
import { tradesman, type Week, fillText } from '../press/week.ts';

const ROOMS: readonly string[] = [
  'containing {two parlours, kitchen and five bedrooms|parlour, kitchen, scullery and three bedrooms|front and back kitchens and four bedrooms}, with {a large garden|a productive garden and a pump of good water|yard, brewhouse and pigsties}',
  'with {a good shop front|convenient workshop}, {three rooms over|cellar and bakehouse}, and {walled garden|right of way to the yard}',
  'comprising {six rooms|five good rooms}, {wash-house and coal-house|pantry and dairy}, {supplied with town water and gas|with a never-failing well}',
];

/** Houses whose people have lately died or moved away: they stand empty, and their addresses are true. */
function emptyHouses({ world, on }: Week): { dwelling: Dwelling; late: string }[] {
  const isOfUs = (dwelling: Dwelling) =>
    placeAt(world, dwelling.place).nation === 'england' && dwelling.kind === 'house';
  const died = world.events.deaths
    .filter((death) => death.on < on && death.on > on - 200 && isOfUs(death.dwelling) && death.condition !== 'Single')
    .map(({ dwelling, person, surname }) => ({ dwelling, late: `the late ${person.forenames} ${surname}` }));
  const left = world.events.departures
    .filter((leaving) => leaving.on < on && leaving.on > on - 200 && isOfUs(leaving.from))
    .map(({ from, party }) => ({
      dwelling: from,
      late: `${party[0]?.sex === 'F' ? 'Mrs.' : 'Mr.'} ${party[0]?.surname ?? ''}, who has left the neighbourhood`,
    }));
  return [...died, ...left];
}

const RENT = ['£7', '£9 10s.', '£12', '£14', '£18', '£22', '£26'] as const;

/** A house to let or to be sold, where someone lately lived; null where none stands empty. */
export function propertyAdvert(week: Week): Piece | null {
  const houses = emptyHouses(week);
  if (houses.length === 0) return null;
  const { dwelling, late } = week.decks.draw('houses', houses, (house) => house.dwelling);
  const agent = tradesman(week, 'attorney', 'carpenter', 'grocer', 'clerk', 'draper');
  const place = placeAt(week.world, dwelling.place).name;
  const isLet = week.random.chance(0.65);
  const house = printedHouse(week.world, dwelling, week.year);
  const text = fillText(
    week,
    `{all that|a} {comfortable|substantial|desirable|convenient} {dwelling-house|cottage|dwelling-house and premises}, situate [at], ${week.random.pick(ROOMS)}; {now or late|late} in the occupation of [late]. ${isLet ? '{Rent, [rent] a year.|Rent moderate.} {Immediate possession may be had.|Possession at Lady-day.|Entry at Michaelmas.}' : '{The house is in good repair, and let at [rent] a year.|Part of the purchase money may remain on mortgage.}'} {Apply to|For particulars apply to|To view, apply to} [agent].`,
    {
      at:
        house === null
          ? `at ${place}`
          : /^\d/u.test(house)
            ? `and being No. ${house}, ${place}`
            : `in ${house}, ${place}`,
      late,
      rent: week.random.pick(RENT),
      agent: agent
        ? `Mr. ${agent.person.forenames} ${agent.surname}, ${printedAddress(week.world, agent.dwelling, week.year)}`
        : 'the Printer of this paper',
    },
  );
  const heading = isLet
    ? fillText(week, '{TO BE LET,|TO LET,|TO BE LET, WITH IMMEDIATE POSSESSION,}')
    : fillText(week, '{TO BE SOLD, BY PRIVATE CONTRACT,|FOR SALE,|FREEHOLD HOUSE FOR SALE.}');
  const blocks: Block[] = [
    { style: 'head', text: place.toUpperCase() + '.' },
    { style: 'subhead', text: heading },
    { style: 'lead', text: text.replace(/^./u, (first) => first.toUpperCase()) },
  ];
  return {
    kind: 'advertisement',
    headline: `${place}: ${isLet ? 'house to let' : 'house for sale'}`,
    blocks,
    subjects: [],
  };
}
