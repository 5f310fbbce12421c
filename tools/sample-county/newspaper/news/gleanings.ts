import { article, type Piece } from '../press/piece.ts';
import { type Week, worded } from '../press/week.ts';

/** Short things for the foot of a column: receipts, hints and sayings. */
const GLEANINGS: readonly (readonly [title: string, text: string])[] = [
  [
    'TO KEEP EGGS',
    'Rub them {while warm|fresh from the nest} with {butter|lard}, and {set them small end down in bran|lay them in lime-water}. They will keep {until Lady-day|from August to Easter}.',
  ],
  [
    'A GOOD WHITEWASH',
    'Slake half a bushel of lime with boiling water, {strain it, and add a peck of salt|and stir in three pounds of ground rice}. {Put it on hot.|It will not rub off upon the coat.}',
  ],
  [
    'TO TELL GOOD FLOUR',
    'Squeeze a handful. If it {keeps the print of the fingers|holds together when laid upon the table}, it is sound; if it {falls like dust|runs between the fingers}, {send it back|beware of the miller}.',
  ],
  [
    'FOR A COUGH',
    'Linseed, {two spoonfuls|a teacupful}; {stick liquorice and sugar candy|honey and the juice of a lemon}; simmer in a quart of water, and {take it warm at bedtime|sip it often}.',
  ],
  [
    'TREES BY THE ROADSIDE',
    'An elm {at Barrow Fitzalan|in the park at Hinton Wexley}, lately {blown down|felled}, was found to be {hollow for eleven feet, and held two owls and a quantity of honey|twenty-three feet round at the butt}.',
  ],
  [
    'THE GARDEN',
    '{Sow broad beans and early peas in a dry quarter.|Earth up celery when the leaves are dry.|Plant out cabbages between showers.} {Look over stored apples, and take away those which are touched.|Keep the hoe at work; it is worth two waterings.}',
  ],
  [
    'AN OLD RHYME',
    'When the wind is in the east, the miller has his feast; when {the downs put on a cap|the moon lies on her back}, Harrowmere {will have a drop|lads may mend the sack}.',
  ],
  [
    'DAIRY',
    'To take the taste of turnips from butter, {put a little saltpetre into the pan|feed after milking and never before}. {Scald every vessel.|A clean pail is half the cheese.}',
  ],
  [
    'SWEEPING CARPETS',
    '{Damp tea leaves|Wet bran, squeezed dry}, strewn before the broom, {lay the dust|bring up the colours}. {Begin at the corners.|Beat on the back first, on the face last.}',
  ],
  [
    'POULTRY',
    'A hen {will lay till midwinter|pays for her keep} if she {have a warm house, dry feet and barley steeped overnight|be hatched in April}. {Old mortar gives good shells.|Kill at the second moult.}',
  ],
  [
    'BURNS AND SCALDS',
    'Cover at once with {flour|cotton wool soaked in linseed oil and lime-water}, and {keep off the air|send for the doctor}. {Do not break the blister.|On no account use cold water upon a child.}',
  ],
  [
    'LENGTH OF DAYS',
    'On {the burial ground at Coldharrow|one tombstone at Winterwell} are recorded {four of a family whose ages come to 346 years|three brothers, none of whom died under 84}. {The air upon the downs is known to be good.|The water there is from the chalk.}',
  ],
  [
    'A HOME-MADE BAROMETER',
    'Fill a bottle three parts with water, and set {the neck of a flask|a salad-oil flask} upside down in it. {When the water climbs, look for fine weather|Before rain the water sinks}.',
  ],
  [
    'MOTHS',
    '{Cedar shavings|Bog myrtle and lavender} in muslin bags will {save the winter blankets|do as well as camphor}. {Brush first, and shut up in paper pasted at the joins.|Air the press on the first dry day in May.}',
  ],
];

/** A short piece for the foot of a column. */
export function gleaning(week: Week): Piece {
  const [title, text] = week.decks.draw('gleanings', GLEANINGS);
  return article(`${title}.`, [worded(week, text)]);
}
