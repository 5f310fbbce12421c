import { dateOf } from '../../people/calendar.ts';
import type { Block, Piece } from '../press/piece.ts';
import { comingDay } from '../press/printedDates.ts';
import { tradesman, type Week, fillText } from '../press/week.ts';

type Row = readonly [from: number, to: number, title: string, text: string, months?: readonly [number, number]];

const NOTICES: readonly Row[] = [
  [
    1840,
    1848,
    'WEXCOMBE AND HARROWMERE TURNPIKE TRUST.',
    'NOTICE is hereby given, that the TOLLS arising at the several gates upon this road will be LET BY AUCTION to the best bidder, at the Fleece Inn, Wexcombe, on [day], between the hours of eleven and one. Whoever happens to be the best bidder must {pay one month in advance|give security to the satisfaction of the Trustees}. [clerk], Clerk to the Trustees.',
  ],
  [
    1840,
    1852,
    'TO EMIGRANTS.',
    'THE fast-sailing ship {AMITY|OCEAN SHEPHERD|BRIGHT EMILY}, {480|612|700} tons burthen, coppered and copper fastened, will sail from {Bristol|Southampton} for {QUEBEC|ADELAIDE|NEW YORK} on [day], {wind and weather permitting|punctually}. She has {lofty ’tween decks|a full poop} and carries an experienced surgeon. For steerage passage, {provisions included|finding their own bedding}, apply to [clerk], Wexcombe.',
  ],
  [
    1850,
    1912,
    'RAILWAY EXCURSIONS.',
    'A CHEAP EXCURSION TRAIN will leave Wexcombe Station for {BATH and BRISTOL|LONDON|SOUTHAMPTON and the sea|READING races} on [day], at {5.40|6.15|7.5} a.m., calling at Market Selwick and Harrowmere, returning at {6.30|7.45|8.0} p.m. the same day. Fares there and back, {covered carriages 3s. 6d.; open 2s.|first class 7s.; third class 3s. 3d.|third class 2s. 9d.} Children under twelve, half-price.',
  ],
  [
    1840,
    1912,
    'WEXCOMBE UNION.',
    'THE Guardians of this Union will, at their meeting on [day], receive TENDERS for the supply of {flour, good seconds, by the sack|best ox beef and mutton, without bone|coals, to be delivered at the Workhouse in such quantities as may be ordered|clothing and shoes for the inmates}, for {the ensuing quarter|three months}. Sealed tenders, with samples, to be sent to the Clerk. The Guardians do not bind themselves to accept the lowest. [clerk], Clerk.',
  ],
  [
    1840,
    1912,
    'WEXCOMBESHIRE AGRICULTURAL ASSOCIATION.',
    'THE ANNUAL {PLOUGHING MATCH|EXHIBITION of stock, roots and cheese} will take place at {Abbey Farm, Wexcombe|Selwick Grange|Mere Farm, Harrowmere}, on [day]. Premiums will be given to {labourers who have brought up the largest families without parish relief|ploughmen with two horses and no driver|the best cultivated root crop of not less than six acres}. The members will dine together at the {Fleece|White Hart} at three o’clock. {Tickets, 3s. 6d.|[clerk], Secretary.}',
    [7, 11],
  ],
  [
    1840,
    1912,
    'ASSEMBLY ROOM, MARKET PLACE, WEXCOMBE.',
    'A {GRAND CONCERT of vocal and instrumental music|LECTURE on the wonders of astronomy, with dissolving views|BALL in aid of the Dispensary|PUBLIC MEETING to consider the lighting of the town} will be {held|given} on [day], at {seven|half-past seven|eight} o’clock. Admission: front seats 2s.; second seats 1s.; {back seats 6d.|gallery 6d.} {Carriages at ten.|Tickets at the Chronicle Office.}',
  ],
  [
    1856,
    1912,
    'WEXCOMBE FLORAL AND HORTICULTURAL SOCIETY.',
    'THE {SUMMER|AUTUMN} SHOW of fruit, flowers and vegetables will be held {in the grounds of the Abbey|in a spacious tent near the Station}, on [day]. {Cottagers exhibit free of charge.|The band of the Volunteers will attend.} Admission at one o’clock, 1s.; after four, 6d. [clerk], Hon. Sec.',
    [5, 10],
  ],
  [
    1840,
    1870,
    'DISSOLUTION OF PARTNERSHIP.',
    'NOTICE is hereby given, that the partnership lately subsisting between us, carrying on business at [place] as {maltsters and brewers|drapers and grocers|millers and corn factors}, was this day dissolved by mutual consent. All debts due to and from the late firm will be received and paid by [clerk], by whom the business will in future be carried on.',
  ],
  [
    1840,
    1912,
    'WEXCOMBE SAVINGS BANK.',
    'THE Bank is open every {Saturday from twelve to one|Thursday from six to eight} at the Town Hall. Deposits received from one shilling upwards, at {£3 0s. 10d.|£2 15s.|£2 10s.} per cent. {Since the last statement forty-one new accounts have been opened.|The Trustees derive no benefit whatever from the institution.} [clerk], Actuary.',
  ],
  [
    1840,
    1905,
    'FIRE AND LIFE ASSURANCE.',
    'THE WEST DOWNS FIRE AND LIFE OFFICE. {Farming stock insured without the average clause, at 3s. per cent.|Losses by lightning made good.|Bonus declared every fifth year.} Receipts for policies falling due at {Midsummer|Lady-day|Michaelmas|Christmas} are now ready, and may be had of [clerk], Agent for Wexcombe.',
  ],
  [
    1870,
    1912,
    'WEXCOMBE SCHOOL BOARD.',
    'THE Board require the services of a {certificated ASSISTANT MISTRESS|PUPIL TEACHER, male|caretaker for the Infants’ School}. {Salary £45, with part of the grant|Wages 8s. a week, with coals}. Applications, with copies of {not more than three|recent} testimonials, to be sent to the Clerk on or before [day]. [clerk], Clerk to the Board.',
  ],
  [
    1840,
    1912,
    'COALS! COALS! COALS!',
    'BEST {Forest of Dean|Radstock|Welsh steam|Derwenshire} COALS, at {the Wharf|Harrowmere Station|Wexcombe Station}, at {17s.|19s. 6d.|21s.} a ton for ready money; {delivered in the town 2s. extra|half-ton sacks to order}. {Salt, slates and drain pipes always in stock.|Superphosphate and nitrate on sale.} [clerk].',
  ],
  [
    1880,
    1912,
    'CRICKET.',
    '{WEXCOMBE v. HARROWMERE|MARKET SELWICK v. WEXCOMBE|MARRIED v. SINGLE}, on [day], {in the Abbey meadow|on the Down Street ground}, wickets pitched at {eleven|half-past eleven}. {Luncheon on the ground, 2s.|Admission free; a collection for the Cottage Hospital.} [clerk], Hon. Sec.',
    [4, 9],
  ],
];

/** A notice of a society, a board or a company, signed by someone who could have been its clerk. */
export function publicNotice(week: Week): Piece {
  const { year } = week;
  const { month } = dateOf(week.on);
  const [, , title, text] = week.decks.draw(
    'public notices',
    NOTICES.filter(
      ([from, to, , , [first, last] = [1, 12]]) => year >= from && year <= to && month >= first && month <= last,
    ),
  );
  const clerk = tradesman(
    week,
    'attorney',
    'gentleman',
    'surgeon',
    'clerk',
    'schoolmaster',
    'grocer',
    'draper',
    'maltster',
  );
  const filled = fillText(week, text, {
    day: comingDay(week.on + week.random.between(4, 24), year),
    clerk: clerk ? `${clerk.person.forenames} ${clerk.surname}` : 'THE SECRETARY',
    place: clerk?.place ?? 'Wexcombe',
  });
  const blocks: Block[] = [
    { style: 'head', text: title },
    { style: 'lead', text: filled },
  ];
  return { kind: 'advertisement', headline: title.replace(/\.$/u, ''), blocks, subjects: [] };
}
