import { article, type Piece } from '../press/piece.ts';
import { printedAddress } from '../press/printedAddress.ts';
import { nameWithTrade, type Resident, nameInPaper } from '../press/residents.ts';
import { someone, tradesman, type Week, fillText } from '../press/week.ts';

type Case = readonly [from: number, to: number, heading: string, text: string];

/** Small offences of the time. `[who]` is charged, `[by]` complains. */
const CASES: readonly Case[] = [
  [
    1840,
    1912,
    'DRUNK AND DISORDERLY',
    '[who] was {charged with|summoned for} being drunk {in the Market Place|upon the highway|at the fair} on {Saturday night|the 5th inst.|market day}. {Police constable [constable] said defendant was {using bad language|lying across the footpath|shouting at the top of his voice}|The case was proved by Police constable [constable]}. Fined {5s.|7s. 6d.|10s.} and costs, {or seven days|a week being allowed for payment}.',
  ],
  [
    1840,
    1905,
    'TRESPASS IN PURSUIT OF GAME',
    '[who] was charged by [keeper] with {setting wires|using a net|being in search of conies} {on land in the occupation of [by]|in the plantation of [by]}. {Defendant said he was only gathering sticks|Defendant did not appear}. {Fined £1 and costs, or fourteen days’ hard labour|Convicted in the penalty of 40s.}',
  ],
  [
    1840,
    1912,
    'STRAYING CATTLE',
    '[who] was summoned for allowing {two cows|three horses|a donkey|eleven sheep} to stray upon the {turnpike road|highway} at [place]. {Defendant pleaded that the gate had been left open|It was a third offence}. {Fined 1s. a head and costs|Dismissed on payment of the expenses}.',
  ],
  [
    1840,
    1912,
    'ASSAULT',
    '[who] was charged with assaulting [by], {by striking him with a prong|by throwing a pail of water over her|in a dispute about a right of way|at the well}. {There was provocation on both sides|Witnesses were called on either side, and their evidence differed in every particular}. The Bench {dismissed the case|bound both parties over to keep the peace|imposed a fine of 10s., including costs}.',
  ],
  [
    1840,
    1912,
    'NO LIGHTS',
    '[who] was fined {2s. 6d.|5s.} for {riding upon his waggon without reins|driving a cart without a name painted upon it|driving without lights after dark} in the parish of [place].',
  ],
  [
    1840,
    1890,
    'LEAVING SERVICE',
    '[who] was summoned by [by] for {absenting himself from his service|neglecting his work in harvest}. {The master did not wish to press the charge, and|Complainant said he had been put to great inconvenience, and} defendant, {having promised to return, was discharged|was ordered to pay 5s. for the loss of time}.',
  ],
  [
    1871,
    1912,
    'NON-ATTENDANCE AT SCHOOL',
    '[who] was summoned by the {attendance officer|School Board} for not sending {his|the} child regularly to school. {The child had made 31 attendances out of a possible 118|The mother said the boy had no boots}. {Fined 2s. 6d.|An attendance order was made.|The case was adjourned for a month.}',
  ],
  [
    1840,
    1912,
    'FALSE WEIGHTS',
    '[who] was charged by the Inspector of Weights and Measures with having {two weights|a pair of scales|a quart measure} {against the purchaser|unjust} in his possession. {The deficiency was very slight|Defendant attributed it to wear}. Fined {10s.|£1} and costs, and the {weights|article} forfeited.',
  ],
  [
    1840,
    1912,
    'PETTY THEFT',
    '[who] was charged with stealing {a bushel of potatoes|half a hundredweight of coal|two fowls|a pair of boots|seven turnips}, the property of [by]. {The property was found under the bed|Police constable [constable] traced footmarks to the prisoner’s garden}. {Prisoner pleaded guilty, and was sentenced to fourteen days’ imprisonment|One month, with hard labour|The evidence being insufficient, the case was dismissed}.',
  ],
  [
    1840,
    1912,
    'AFFILIATION',
    '{An order of 1s. 6d. a week|An order of 2s. a week} was made upon a {young man|labourer} of [place], whose name did not transpire.',
  ],
  [
    1840,
    1912,
    'TRANSFER OF LICENCE',
    'The licence of the [inn], [place], was {transferred from the late tenant to [by]|temporarily transferred to [by]}; {there was no opposition|the police gave a good account of the house}.',
  ],
  [
    1898,
    1912,
    'FURIOUS DRIVING',
    '[who] was summoned for {riding a bicycle furiously|riding a bicycle on the footpath|driving a motor car at a speed dangerous to the public}, at [place]. {Police constable [constable] timed the defendant with a stop watch over a measured furlong|Defendant said the machine was quite under control}. Fined {5s.|10s.|£2} and costs.',
  ],
];

const isLabourer = ({ person, occupation, isHead }: Resident): boolean =>
  isHead && person.sex === 'M' && ['labour', 'industry', 'craft'].includes(occupation?.socialClass ?? '');

function caseText(week: Week, [, , heading, text]: Case): string {
  const who = someone(week, isLabourer);
  const by = someone(week, ({ isHead, person }) => isHead && person.sex === 'M');
  const place = who ? week.world.places.find(({ name }) => name === who.place) : undefined;
  const keeper = tradesman(week, 'gamekeeper', 'shepherd');
  const constable = tradesman(week, 'policeman');
  const heard = `${heading}.—${fillText(week, text, {
    who: who ? `${nameWithTrade(who)}, ${printedAddress(week.world, who.dwelling, week.year)},` : 'A stranger,',
    by: by ? nameInPaper(by.person, by.surname, by.occupation) : 'a farmer',
    keeper: keeper ? `${keeper.person.forenames} ${keeper.surname}, gamekeeper,` : 'a gamekeeper',
    constable: constable?.surname ?? 'Wheeler',
    place: who?.place ?? 'Wexcombe',
    inn: (place?.inn ?? 'The Fleece').replace(/^The /u, ''),
  })}`;
  return /[.!?]$/u.test(heard) ? heard : `${heard}.`;
}

/** What the magistrates had before them. */
export function courtReport(week: Week): Piece {
  const { year, random, decks } = week;
  const court = decks.draw('courts', [
    'WEXCOMBE PETTY SESSIONS',
    'SELWICK DIVISION PETTY SESSIONS',
    'HARROWMERE PETTY SESSIONS',
    'COUNTY BENCH, WEXCOMBE',
  ]);
  const bench = [tradesman(week, 'gentleman', 'clergy'), tradesman(week, 'clergy', 'gentleman', 'surgeon')]
    .filter((one) => one !== null)
    .map((one) => nameInPaper(one.person, one.surname, one.occupation));
  const cases = CASES.filter(([from, to]) => year >= from && year <= to);
  const heard = Array.from({ length: random.between(3, 4) }, () => caseText(week, decks.draw('cases', cases)));
  const opening = fillText(
    week,
    `{Before|Magistrates present:} [bench].{| There was little business.| The list was a short one.}`,
    { bench: bench.length > 0 ? bench.join(' and ') : 'the Chairman' },
  );
  return article(`${court}.`, [opening, ...heard]);
}
