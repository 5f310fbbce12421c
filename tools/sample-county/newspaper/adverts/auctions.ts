import { dateOf } from '../../people/calendar.ts';
import { placeAt } from '../../simulation/world.ts';
import type { Piece } from '../press/piece.ts';
import { printedAddress } from '../press/printedAddress.ts';
import { comingDay } from '../press/printedDates.ts';
import { someone, type Week, fillText } from '../press/week.ts';

const LIVE: readonly string[] = [
  '{six|four|five} powerful cart horses, {eleven|nine|fourteen} dairy cows in milk and calf, {120|90|200} Down ewes and lambs, {two sows and twenty-two store pigs|eighteen porkers}',
  '{three|seven} useful horses, {a chestnut cob, quiet in harness|a roan nag mare}, {eight heifers|a shorthorn bull}, {sixty|150} wether sheep',
];
const DEAD: readonly string[] = [
  'three waggons, two dung-carts, ploughs, drags and harrows, {a winnowing machine|a nearly new drill|chaff cutter}, {ladders, sieves and sacks|cider casks and dairy utensils}',
  '{a light spring cart|market cart and harness}, iron roll, {turnip cutter|horse hoe}, {200 dozen of hurdles|ricks of meadow hay and wheat straw}',
];
const GOODS: readonly string[] = [
  'mahogany four-post and tent bedsteads, {goose feather beds|mattresses and bedding}, {chests of drawers|oak dresser and corner cupboard}, {eight-day clock|barometer and pier glass}, {Brussels and Kidderminster carpets|kitchen range and brewing copper}',
  '{dining tables and hair-seated chairs|rosewood card table and couch}, {china, glass and earthenware|a cottage pianoforte}, {linen and bedding|a quantity of books and prints}, {brewing utensils and casks|garden tools and beehives}',
];
const TIMBER: readonly string[] = [
  '{140 oak, ash and elm trees|87 ash poles and 60 maiden elms}, {with their lop, top and bark|standing, numbered with a scribe}',
  '{2,000 oak and ash faggots|a quantity of larch poles and spars}, {lying convenient to the road|in lots to suit purchasers}',
];

/** An auction of what a true household had: after a death, or before they moved. */
export function auctionAdvert(week: Week): Piece | null {
  const { world, on, year, random } = week;
  const deaths = world.events.deaths.filter(
    (death) =>
      death.on < on &&
      death.on > on - 160 &&
      placeAt(world, death.dwelling.place).nation === 'england' &&
      death.dwelling.kind !== 'workhouse' &&
      death.on - death.person.bornOn > 30 * 365,
  );
  const auctioneer = someone(
    week,
    ({ occupation, isHead, person }) =>
      isHead &&
      person.sex === 'M' &&
      ['carpenter', 'draper', 'gentleman', 'innkeeper', 'grocer'].includes(occupation?.id ?? ''),
  );
  const day = comingDay(on + random.between(3, 12), year);
  const hour = fillText(week, '{ten|eleven|twelve|one|two} o’clock');
  const seller = auctioneer ? `MR. ${auctioneer.surname.toUpperCase()}` : 'THE AUCTIONEER';
  if (deaths.length === 0 || random.chance(0.25)) {
    const place = placeAt(
      world,
      random.pick(
        world.places.flatMap(({ nation, kind }, at) => (nation === 'england' && kind !== 'town' ? [at] : [])),
      ),
    );
    const text = fillText(
      week,
      `[seller] is instructed to sell by auction, at {the [inn], [place]|the yard of the [inn], [place]}, on [day], at [hour], {subject to conditions then to be read|in lots}, ${random.pick(TIMBER)}, {upon the lands of [farm]|in the hedgerows of [farm]}.`,
      { seller, inn: place.inn.replace(/^The /u, ''), place: place.name, day, hour, farm: random.pick(place.farms) },
    );
    return {
      kind: 'advertisement',
      headline: `Sale of timber, ${place.name}`,
      blocks: [
        { style: 'display', text: 'TIMBER.' },
        { style: 'subhead', text: `${place.name}, Wexcombeshire.` },
        { style: 'lead', text },
      ],
      subjects: [],
    };
  }
  const { person, surname, dwelling, occupation } = week.decks.draw('estates', deaths);
  const isFarm = occupation?.id === 'farmer' || dwelling.kind === 'farm';
  const place = placeAt(world, dwelling.place).name;
  const text = fillText(
    week,
    `[seller] has received instructions from the {executors|representatives} of [late], deceased, to sell by auction, on the premises, [address], on [day], at [hour], ${isFarm ? `the live and dead farming stock, comprising ${random.pick(LIVE)}; ${random.pick(DEAD)}.` : `the whole of the household furniture and effects, comprising ${random.pick(GOODS)}.`} {Catalogues may be had at the place of sale.|May be viewed on the morning of the sale.|Catalogues of the Auctioneer, and at the principal inns.}`,
    {
      seller,
      late: `${person.sex === 'M' ? 'Mr.' : 'Mrs.'} ${person.forenames} ${surname}`,
      address: printedAddress(world, dwelling, year),
      day,
      hour,
    },
  );
  return {
    kind: 'advertisement',
    headline: `Sale by auction, ${place}`,
    blocks: [
      { style: 'display', text: isFarm ? 'FARMING STOCK.' : fillText(week, '{HOUSEHOLD FURNITURE.|SALE BY AUCTION.}') },
      { style: 'subhead', text: `${place}, ${dateOf(on).year}.` },
      { style: 'lead', text },
    ],
    subjects: [],
  };
}
