import type { Block, Piece } from '../press/piece.ts';
import { printedAddress } from '../press/printedAddress.ts';
import type { Resident } from '../press/residents.ts';
import { someone, type Week, fillText } from '../press/week.ts';

/** What each trade offers, earlier and later in the century. */
const OFFERS: Readonly<Record<string, readonly (readonly [from: number, to: number, text: string])[]>> = {
  baker: [
    [
      1800,
      1880,
      '{Bread of the best wheaten flour|Household and fine bread|Best seconds bread} fresh every morning. {Wedding and christening cakes made to order|Families supplied with flour by the bushel or sack|Dinners carefully baked on Sundays}.',
    ],
    [
      1870,
      1920,
      'Hovis and {wholemeal|brown} bread daily. {Schools and tea meetings supplied|Wedding cakes made and sent to any part of the county|Rich plum and Madeira cakes always in stock}. {Vans to the villages on Tuesdays and Fridays|Orders by post attended to the same day}.',
    ],
  ],
  butcher: [
    [
      1800,
      1920,
      '{Ox beef and wether mutton|Prime home-killed beef and mutton|Dairy-fed pork and veal} of the first quality. {Pickled tongues and salt beef always ready|Families waited upon daily|Sausages fresh on Wednesdays and Saturdays}. {Terms, ready money.|Best price given for fat stock.}',
    ],
  ],
  grocer: [
    [
      1800,
      1870,
      '{Congou, Souchong and green teas|Teas and coffees, fresh from the London market}, {loaf and moist sugars|refined sugars}, {spices, rice and dried fruits|Epping butter and Dorset cheese}, {candles and soap|starch and blue}, at {the lowest price for ready money|prices that cannot be undersold in the county}.',
    ],
    [
      1865,
      1920,
      '{New season’s Indian and Ceylon teas at 1s. 6d., 2s. and 2s. 4d. per pound|Pure teas, blended to suit the water of the district}. {Finest Danish butter and Wiltshire bacon|Home-cured hams and Cheddar cheese|Jams, biscuits and tinned fruits}. {A present with every three pounds of tea|All goods delivered free within five miles}.',
    ],
  ],
  draper: [
    [
      1800,
      1870,
      'has just returned from London with {a choice assortment of|a large and fashionable stock of} {shawls, silks, muslins de laine and printed cambrics|Orleans cloths, Paramattas and merinos|ribbons, lace, hosiery and gloves}. {Family mourning furnished at an hour’s notice.|Funerals completely furnished.} {An apprentice wanted.|No second price.}',
    ],
    [
      1865,
      1920,
      '{Mantles, millinery and dress materials|Blankets, flannels and household linens|Ladies’ jackets, blouses and underskirts} at {clearing prices during the stocktaking sale|exceptionally low prices for cash}. {Dressmaking on the premises under an experienced head|Patterns post free}. {Mourning orders receive immediate attention.|Carriage paid on parcels over one pound.}',
    ],
  ],
  shoemaker: [
    [
      1800,
      1920,
      '{Ladies’ and gentlemen’s boots and shoes|Strong nailed boots for the farm and the road|Wellington, Blucher and walking boots} {made to measure|of well-seasoned leather}, {repairs neatly done|and a perfect fit warranted}. {A stock of children’s boots always on hand.|Leather and grindery sold to the trade.}',
    ],
  ],
  tailor: [
    [
      1800,
      1920,
      '{Suits made to measure in the best West of England cloth|Liveries, riding habits and clerical garments|Cord and moleskin trousers of great strength}, {cut in the newest fashion|a good fit warranted}. {Gentlemen waited on at their own homes.|Mourning at the shortest notice.}',
    ],
  ],
  carpenter: [
    [
      1800,
      1920,
      '{Estimates given for every kind of building and repair|Doors, sashes and staircases made to order|Agricultural buildings, gates and hurdles}. {Funerals furnished with economy|Undertaking in all its branches|Pews and school desks fitted}. {Well-seasoned oak and elm always in stock.|Experienced workmen sent to any part of the county.}',
    ],
  ],
  blacksmith: [
    [
      1800,
      1920,
      '{Horses carefully shod|Shoeing in all its branches}, {ploughs, harrows and drags made and repaired|kitchen ranges and stoves repaired|iron hurdles and gates made to order}. {Agent for improved chaff cutters.|Bells hung and locks repaired.}',
    ],
  ],
  wheelwright: [
    [
      1800,
      1920,
      '{Waggons, carts and dung-pots built to order|Spring carts and market traps, new and second-hand}, {of well-seasoned timber|painted and lettered}, {repairs done with despatch|old carriages taken in exchange}.',
    ],
  ],
  saddler: [
    [
      1800,
      1920,
      '{Saddles, bridles and harness|Cart and plough harness, collars and whips} of {best oak-bark leather|his own make}. {Portmanteaus and travelling bags.|Harness lined and repaired by contract.} {Horse clothing and rollers.|Knee caps and brushes in variety.}',
    ],
  ],
  mason: [
    [
      1800,
      1920,
      '{Headstones, tablets and monuments|Tombs and memorials in marble and stone} {executed and carefully fixed in any churchyard|lettered at moderate charges}. {Chimney pieces, steps and sinks.|Drains laid and ovens built.}',
    ],
  ],
  miller: [
    [
      1800,
      1905,
      '{Best whites, seconds and sharps|Barley meal, bran and pollard}, {delivered by his own waggons|at the mill}. {Farmers’ grist ground on the usual terms.|Pig meal always fresh.}',
    ],
  ],
  maltster: [
    [
      1800,
      1895,
      '{New pale and amber malt|Prime malt of this season’s barley} and {Farnham and Kent hops|new hops}, {for private brewing|in any quantity}. {Casks lent free of charge.|Sacks charged if not returned.}',
    ],
  ],
  innkeeper: [
    [
      1800,
      1860,
      'begs to return {his sincere thanks|thanks} to his friends and the public, and to assure {commercial gentlemen and families|travellers and farmers attending the market} that {every attention will be paid to their comfort|they will find well-aired beds and good stabling}. {A good ordinary on market days at two o’clock.|Wines and spirits of the choicest kinds.}',
    ],
    [
      1855,
      1920,
      '{Good accommodation for commercial gentlemen and cyclists|Market ordinary every Thursday at one o’clock|Large room for clubs and public dinners}. {Traps on hire|Loose boxes and lock-up coach-house}. {Home-brewed ales.|Burton ales and London stout on draught.}',
    ],
  ],
  gardener: [
    [
      1800,
      1920,
      '{Fruit and forest trees|Roses, evergreens and bedding plants|Early potato and vegetable seeds}, {pleasure grounds laid out and kept by contract|wall trees pruned}. {Wreaths and crosses made to order.|Bouquets for weddings on a day’s notice.}',
    ],
  ],
  basketmaker: [
    [
      1800,
      1920,
      '{Hampers, market and washing baskets|Sieves, fans and bushel baskets} {of home-grown osiers|of every kind}, {chairs re-seated|repairs while you wait}.',
    ],
  ],
  dressmaker: [
    [
      1800,
      1920,
      'begs to inform the ladies of [place] and its neighbourhood that she has {received the new patterns for the season|engaged a competent assistant from Bath}. {Dresses and mantles made in the best style.|Ladies’ own materials made up.} {Apprentices and improvers wanted.|Mourning on the shortest notice.}',
    ],
  ],
  surgeon: [
    [
      1800,
      1880,
      '{Vaccination free of charge on Tuesdays at ten|Teeth extracted and attended to}. {Attendance on clubs arranged by the quarter.|Medicines carefully dispensed from physicians’ prescriptions.}',
    ],
  ],
  schoolmaster: [
    [
      1800,
      1905,
      'will (D.V.) re-open his school on {Monday next|Monday week}. {Instruction in writing, arithmetic, mensuration and book-keeping|English grammar, geography, the use of the globes and land surveying}. {A few boarders received as members of the family.|Terms, one guinea a quarter.}',
    ],
  ],
  motor: [
    [
      1904,
      1920,
      '{Cars and motor cycles repaired by competent workmen|Cycles built to order from eight guineas}. {Petrol, tyres and accumulators charged|Cars on hire, distance no object}. {Accessories by the leading makers.|Free wheels fitted.}',
    ],
  ],
};
const WOMEN = new Set(['dressmaker']);

/** Trades that stand before an advertiser’s offer as a headline. */
const SIGNS: Readonly<Record<string, string>> = {
  baker: 'BAKER & CONFECTIONER',
  butcher: 'FAMILY BUTCHER',
  grocer: 'TEA DEALER & GROCER',
  draper: 'LINEN DRAPER',
  shoemaker: 'BOOT & SHOE MAKER',
  tailor: 'TAILOR & HABIT MAKER',
  carpenter: 'CARPENTER & BUILDER',
  blacksmith: 'SHOEING & GENERAL SMITH',
  wheelwright: 'WHEELWRIGHT & CARRIAGE BUILDER',
  saddler: 'SADDLER & HARNESS MAKER',
  mason: 'STONE & MARBLE MASON',
  miller: 'MILLER & CORN DEALER',
  maltster: 'MALTSTER & HOP MERCHANT',
  innkeeper: 'INN & POSTING HOUSE',
  gardener: 'NURSERY & SEEDSMAN',
  basketmaker: 'BASKET & HAMPER MAKER',
  dressmaker: 'DRESS & MANTLE MAKER',
  surgeon: 'SURGEON & APOTHECARY',
  schoolmaster: 'ACADEMY FOR YOUNG GENTLEMEN',
  motor: 'MOTOR & CYCLE ENGINEER',
};

/**
 * An advertisement of someone who has the trade and lives at the address; null when no one is left who has not one in
 * this issue.
 */
export function tradesmanAdvert(week: Week): Piece | null {
  const { year, world } = week;
  const isAdvertiser = ({ person, occupation, isHead, dwelling }: Resident): boolean => {
    const id = occupation?.id ?? '';
    const offers = OFFERS[id]?.some(([from, to]) => year >= from && year < to) ?? false;
    return isHead && offers && dwelling.kind !== 'workhouse' && (person.sex === 'F') === WOMEN.has(id);
  };
  const trades = [
    ...new Set(
      week.residents
        .filter((one) => !week.busy.has(one.person.id) && isAdvertiser(one))
        .map(({ occupation }) => occupation?.id),
    ),
  ];
  if (trades.length === 0) return null;
  const trade = week.decks.draw('trades', trades);
  const chosen = someone(week, (one) => one.occupation?.id === trade && isAdvertiser(one));
  if (!chosen) return null;
  const { person, surname, occupation, dwelling, place } = chosen;
  const id = occupation?.id ?? '';
  const [, , offer] = week.random.pick((OFFERS[id] ?? []).filter(([from, to]) => year >= from && year < to));
  const text = fillText(week, offer, { place });
  const address = printedAddress(world, dwelling, year).replace(/^the /u, 'The ');
  const name = `${person.forenames} ${surname}`.toUpperCase();
  const isSentence = /^[a-z]/u.test(text);
  const opening = isSentence ? `${person.sex === 'F' ? 'Mrs. ' : ''}${person.forenames} ${surname} ${text}` : text;
  const thanks = fillText(
    week,
    '{||{Thanks for past favours and a continuance is respectfully solicited.|Established many years.|All orders punctually attended to.|Charges moderate.|Note the address.}}',
  );
  const blocks: Block[] = [
    { style: 'display', text: `${name},` },
    { style: 'head', text: `${SIGNS[id] ?? ''}.` },
    { style: 'subhead', text: `${address}.` },
    { style: 'lead', text: [opening, thanks].filter(Boolean).join(' ') },
  ];
  return {
    kind: 'advertisement',
    headline: `${person.forenames} ${surname}, ${(SIGNS[id] ?? '').toLowerCase()}`,
    blocks,
    subjects: [{ event: 'trade', persons: [person.id], on: week.on }],
  };
}
