import type { Piece } from '../press/piece.ts';
import { printedAddress } from '../press/printedAddress.ts';
import { someone, type Week, fillText } from '../press/week.ts';

const WANTED: readonly string[] = [
  'WANTED, a {strong active|respectable|steady} {girl|young woman}, about {sixteen|eighteen|twenty}, as {general servant|housemaid|nursemaid} {in a small family|where another is kept}. {Must be an early riser|Good plain washing required|Church of England preferred}.',
  'WANTED, {immediately|at Michaelmas|at Lady-day}, a {good plain COOK|COOK and HOUSEKEEPER|thorough DAIRYWOMAN}. {Character must bear the strictest inquiry|Wages according to ability}.',
  'WANTED, a {respectable YOUTH|well-educated LAD} as an APPRENTICE to the business. {A moderate premium required|No premium asked, but must find own clothes|Will be treated as one of the family}.',
  'WANTED, a {married man without encumbrance|steady single man} as {CARTER|SHEPHERD|COWMAN|GARDENER}. {House and garden found|Good wages to a suitable man|Wife to attend to poultry}.',
  'WANTED, a {quiet strong HORSE|useful PONY|second-hand GIG}, {not over seven years old|any colour but grey|price must be low}. {Full particulars by letter|May be left on trial}.',
];
const LOST: readonly string[] = [
  'LOST, on {Thursday|Saturday|Monday} {last|evening last}, between [place] and Wexcombe, {a brown leather POCKET-BOOK containing papers of no use to any but the owner|a lady’s gold BROOCH set with hair|a SILVER WATCH, the maker’s name within|a parcel of LINEN, marked in red}. Whoever will bring the same to [address] shall be {handsomely rewarded|rewarded for the trouble}.',
  'STRAYED, from [place], {a black and white HEIFER, marked with a split in the near ear|two DOWN EWES, branded on the off side|a liver-coloured SPANIEL, answers to Fan|a bay PONY, short tail, and white on the hind foot}. Information to [address] will be rewarded, and {any one detaining the same after this notice will be prosecuted|all expenses paid}.',
  'FOUND, on the road near [place], {a bundle of UMBRELLAS|a set of plough HARNESS|a PURSE with a small sum of money|a sack of SEED BARLEY}. The owner may have the same by giving a description and paying for this advertisement, at [address].',
  'CAUTION.—I HEREBY give NOTICE that all persons found {trespassing in pursuit of game|breaking fences or taking wood|shooting or setting wires} upon the lands in my occupation at [place] will be {proceeded against without respect of persons|prosecuted according to law}.',
];

/** A few lines of someone who seeks a servant, an apprentice or what is lost, to be answered at a true address. */
export function situationAdvert(week: Week): Piece | null {
  const isWanted = week.random.chance(0.55);
  const asker = someone(
    week,
    ({ isHead, occupation, dwelling }) =>
      isHead &&
      dwelling.kind !== 'workhouse' &&
      ['gentry', 'profession', 'farm', 'trade'].includes(occupation?.socialClass ?? ''),
  );
  if (!asker) return null;
  const address = printedAddress(week.world, asker.dwelling, week.year);
  const text = fillText(week, week.decks.draw(isWanted ? 'wanted' : 'lost', isWanted ? WANTED : LOST), {
    place: asker.place,
    address,
  });
  const who = `${asker.person.sex === 'M' ? 'Mr.' : 'Mrs.'} ${asker.surname}`;
  const ending = text.startsWith('CAUTION')
    ? `—${asker.person.forenames} ${asker.surname}, ${address}.`
    : isWanted
      ? fillText(week, ' {Apply to|Apply, if by letter post paid, to|Address} [who], [address].', { who, address })
      : '';
  const first = text.split(/[,.]/u)[0] ?? '';
  return {
    kind: 'advertisement',
    headline: `${first.charAt(0)}${first.slice(1).toLowerCase()}: ${asker.place}`,
    blocks: [{ style: 'lead', text: `${text}${ending}` }],
    subjects: [],
  };
}
