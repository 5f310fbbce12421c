import type { Block, Piece } from '../press/piece.ts';
import { printedHouse } from '../press/printedAddress.ts';
import { someone, type Week, worded } from '../press/week.ts';

type Letter = readonly [from: number, to: number, subject: string, text: string];

const LETTERS: readonly Letter[] = [
  [
    1840,
    1912,
    'THE FOOTPATH TO THE MILL',
    'SIR,—{Permit me through your columns to ask|Can any of your readers tell me} by what right the path from [place] to the mill has been {closed|ploughed up}? {My father used it for sixty years, and his father before him.|It has been walked by the mill hands since the mill was built.} {A stile has been taken down, and thorns put in its stead.|A board now threatens all comers with the law.} If {it be not opened|nothing is done} before {haymaking|the spring}, {some of us intend to walk it in a body|the parish must try the question}.',
  ],
  [
    1840,
    1912,
    'OUR SPRINGS AND WELLS',
    'SIR,—The {spring|conduit} at [place] {has never failed in living memory|ran dry for the first time on Monday last}. {I have measured it on the first of each month for eleven years.|Old people say the same happened after the great frost.} {May I suggest that others do as I do|It would be of use to know whether other wells have fallen}, and {send you the figures|compare them at the end of the year}?',
  ],
  [
    1840,
    1875,
    'GLEANING',
    'SIR,—{The harvest being now at hand|As the time of year comes round}, may I {say a word for the gleaners|ask farmers to leave the rake in the barn}? {A widow with four children gathered last year at [place] what made nine pecks of flour.|The bell should be rung at eight and at six, that all may start fair.} {It is an old custom, and a merciful one.|What the rake brings in does not pay the boy who drags it.}',
  ],
  [
    1850,
    1912,
    'THE TRAIN SERVICE',
    'SIR,—I {took a ticket|arrived at the station} at {Market Selwick|Harrowmere} on {Thursday|Monday}, {in good time for the 4.10, and reached home at a quarter to eight|with eleven others, and we were left upon the platform}. {No reason was given, and no fire was lighted in the waiting-room.|The distance is nine miles; I could have walked it.} {Are the inhabitants of [place] to put up with this for ever?|A civil answer would cost the company nothing.}',
  ],
  [
    1840,
    1912,
    'OLD CUSTOMS',
    'SIR,—{In answer to your correspondent|It may interest some of your readers to learn}, {I well remember the mummers at [place]|at [place] the children still go round with garlands on the first of May}. {The words, as my grandmother had them, were not fit for print, but the tune was a good one.|The ringers had cakes and ale, and the sexton a shilling.} {Can any one send you the rest?|I shall be glad to hear of other places where it is kept up.}',
  ],
  [
    1840,
    1912,
    'PARISH REGISTERS',
    'SIR,—{Being engaged upon the history of my family|In searching for the marriage of my grandparents}, I {wrote to the clergy of eleven parishes, and received nine kind answers|was shown at [place] a register of which the first leaves had been used to light the vestry fire}. {May I beg through you that all such books be kept in an iron chest, and copied?|They are the only memorial that the poor have.} {Our children will thank us.|What is lost cannot be replaced.}',
  ],
  [
    1856,
    1912,
    'THE BAND',
    'SIR,—{The band played in the Market Place on Saturday, and there was not a seat to be had|I hear that the band is to be given up for want of £4}. {Ten benches would not ruin us.|It is the one pleasure which costs the poor man nothing.} {I enclose five shillings to start a list.|I would give the same again.}',
  ],
  [
    1870,
    1912,
    'COMPULSORY ATTENDANCE',
    'SIR,—{As the father of seven|As one who left school at eight}, I {am told that I must pay threepence a week each, and lose the boys’ earnings besides|do not hold with sending a man to prison because his child has no boots}. {Let those who made the law come and live at [place] upon eleven shillings.|I am for schooling, but let it be free.}',
  ],
  [
    1840,
    1912,
    'A WORD FOR THE BIRDS',
    'SIR,—{Will you let me plead for the rook and the starling?|I counted forty-one grubs in the crop of one rook shot at [place].} {The farmer who poisons them is killing his own servants.|Where the sparrows have been destroyed, the caterpillars have eaten the gooseberries bare.} {I have farmed here for thirty years, and speak of what I know.|Let the boys be set to pick stones instead.}',
  ],
  [
    1840,
    1912,
    'THE CHURCHYARD',
    'SIR,—{I was grieved, upon a visit to my native place, to find|Walking lately in the churchyard of [place] I found} {the stones of several old families laid face down for a pavement|nettles as high as the table tombs}. {A day’s work with a hook would put it to rights.|Surely the names might first have been copied.} {I know the sexton is infirm, and blame no one.|There are descendants who would gladly pay.}',
  ],
  [
    1885,
    1912,
    'ALLOTMENTS',
    'SIR,—{We at [place] have asked for twenty acres, and been offered four|The land offered at [place] is a mile and a half from the nearest cottage}. {By the time a man has walked there after work the light is gone.|It was never good for anything but furze.} {We do not ask for charity; we will pay the same rent as the farmer.|I hope the Council will look at it with their own eyes.}',
  ],
];
const NAMES = [
  'A RATEPAYER',
  'AN OLD INHABITANT',
  'FAIR PLAY',
  'A WORKING MAN',
  'ONE WHO KNOWS',
  'VIATOR',
  'A MOTHER',
  'PATERFAMILIAS',
  'A TENANT FARMER',
  'OBSERVER',
] as const;

/** A letter to the editor, of someone who lives in the county or hides behind a name. */
export function letter(week: Week): Piece {
  const { year, random, decks } = week;
  const [, , subject, text] = decks.draw(
    'letters',
    LETTERS.filter(([from, to]) => year >= from && year <= to),
  );
  const writer = someone(
    week,
    ({ isHead, person, dwelling }) => isHead && person.isLiterate && dwelling.kind !== 'workhouse',
  );
  const place = writer?.place ?? 'Wexcombe';
  const house = writer ? printedHouse(week.world, writer.dwelling, year) : null;
  const isOpen = writer !== null && random.chance(0.55);
  const blocks: Block[] = [
    { style: 'head', text: `${subject}.` },
    { style: 'subhead', text: 'To the Editor of the Wexcombeshire Chronicle.' },
    { style: 'body', text: worded(week, text, { place }) },
    {
      style: 'signature',
      text: worded(week, '{I am, Sir, yours,|Yours obediently,|I remain, Sir, your obedient servant,}'),
    },
    {
      style: 'signature',
      text: isOpen
        ? `${writer.person.forenames} ${writer.surname.toUpperCase()}.`
        : `${decks.draw('pen names', NAMES)}.`,
    },
    {
      style: 'body',
      text: isOpen && house !== null ? `${house.charAt(0).toUpperCase()}${house.slice(1)}, ${place}.` : `${place}.`,
    },
  ];
  return { kind: 'article', headline: subject, blocks, subjects: [] };
}
