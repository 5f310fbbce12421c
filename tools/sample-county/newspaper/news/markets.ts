import { dateOf } from '../../people/calendar.ts';
import type { Block, Piece } from '../press/piece.ts';
import { weekdayName } from '../press/printedDates.ts';
import { type Week, fillText } from '../press/week.ts';

/** Shillings a quarter of wheat in the years of the paper; other grain follows it. */
const WHEAT: Readonly<Record<number, number>> = {
  1841: 64,
  1844: 51,
  1851: 38,
  1859: 42,
  1861: 55,
  1868: 66,
  1871: 56,
  1875: 43,
  1881: 46,
  1891: 38,
  1899: 27,
  1911: 31,
};

const SEASONS = [
  'The {frosts of the past week|hard weather} {checked|stopped} all work upon the land',
  'The {open weather|mild days} {favoured|brought on} the lambing',
  '{Drying winds|March dust} {allowed the drill to go|made a good seed bed}',
  '{Cold nights|Late frosts} {held back the grass|nipped the early potatoes}',
  '{Warm showers|Growing weather} {improved the grass|brought on the wheat}',
  'Haymaking is {general|well forward}, {and the crop a fair one|though showers interfered}',
  'The {hay is mostly secured|wheat is in full ear}, and {looks promising|stands well}',
  'Harvest is {in full swing|well advanced}, {with every prospect of a fair yield|in fine weather}',
  'The {last of the barley|stubble} is {being carried|clear}, and {thrashing has started|ploughing goes on}',
  '{Roots are heavy|The mangolds are being pulled}, and {wheat sowing goes forward|the ground works well}',
  '{Heavy rain|A wet fortnight} has {flooded the water meadows|put a stop to sowing}',
  '{Fog and mild air|Short dark days} {kept buyers at home|made for little trade}',
] as const;

const money = (shillings: number): string =>
  Number.isInteger(shillings) ? `${shillings}s.` : `${Math.floor(shillings)}s. 6d.`;
const half = (value: number): number => Math.round(value * 2) / 2;

/** Prices of the week’s corn and cattle, and what the weather did. */
export function marketReport(week: Week): Piece {
  const { random, year, on } = week;
  const wheat = (WHEAT[year] ?? 45) + random.between(-3, 3);
  const prices: readonly (readonly [string, number])[] = [
    ['Wheat, white', wheat],
    ['Do., red', wheat - 2],
    ['Barley, malting', wheat * 0.62],
    ['Do., grinding', wheat * 0.5],
    ['Oats', wheat * 0.44],
    ['Beans', wheat * 0.78],
    ['Pease', wheat * 0.74],
  ];
  const rows = prices.map(([grain, price]): Block => ({
    style: 'table',
    text: `${grain} ${money(half(price * 0.96))} to ${money(half(price * 1.05))} per qr.`,
  }));
  const season = SEASONS[dateOf(on).month - 1] ?? SEASONS[0];
  const corn = fillText(
    week,
    '{There was a good show|A moderate supply|A short supply} of wheat at {market|our market on [day]}, and {it met a ready sale at fully the rates of last week|the trade was dull, at a reduction of a shilling a quarter|factors were firm, and holders obtained a trifle more money}. {Barley in request for malting.|Oats unaltered.|Beans and pease the turn dearer.}',
    { day: weekdayName(on - 2) },
  );
  const cattle = fillText(
    week,
    '{Beasts|Fat beasts} were {plentiful|in fair supply}, and made [low]d. to [high]d. per lb.; {wether sheep|Down sheep} [sheep]d.; {veal|calves} [veal]d. {Pigs sold slowly|Store pigs were dearer|Bacon pigs, 8s. 6d. to 9s. 3d. per score}. {A good clearance was effected.|Several lots were turned out unsold.} Butter, 1s. to 1s. 2d. per lb.; eggs, {twelve|fourteen|sixteen} for a shilling.',
    { low: random.between(5, 6), high: random.between(7, 8), sheep: random.between(6, 8), veal: random.between(6, 9) },
  );
  const weather = fillText(
    week,
    `${season}. {The rainfall at the Abbey for the week was [rain] hundredths of an inch|The glass fell to [low] degrees on [day] night|The wind has been for the most part from the [wind]}.`,
    {
      rain: random.between(4, 140),
      low: random.between(24, 52),
      day: weekdayName(on - random.between(1, 6)),
      wind: random.pick(['south-west', 'north', 'east', 'west and south']),
    },
  );
  const blocks: Block[] = [
    { style: 'head', text: 'MARKETS AND WEATHER.' },
    { style: 'subhead', text: fillText(week, '{Wexcombe|Market Selwick} Corn Exchange.') },
    { style: 'body', text: corn },
    ...rows,
    { style: 'body', text: `CATTLE.—${cattle}` },
    { style: 'body', text: `THE SEASON.—${weather}` },
  ];
  return { kind: 'article', headline: 'MARKETS AND WEATHER', blocks, subjects: [] };
}
