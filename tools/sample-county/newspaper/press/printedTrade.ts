import type { Occupation } from '../../people/occupation.ts';

/** What newspapers call a trade; censuses abbreviate. */
const TRADES: Readonly<Record<string, string>> = {
  gentleman: 'gentleman',
  clergy: 'clergyman',
  surgeon: 'surgeon',
  attorney: 'solicitor',
  schoolmaster: 'schoolmaster',
  policeman: 'police constable',
  farmer: 'farmer',
  grocer: 'grocer',
  butcher: 'butcher',
  baker: 'baker',
  innkeeper: 'innkeeper',
  miller: 'miller',
  draper: 'draper',
  maltster: 'maltster',
  blacksmith: 'blacksmith',
  carpenter: 'carpenter',
  shoemaker: 'shoemaker',
  tailor: 'tailor',
  mason: 'mason',
  wheelwright: 'wheelwright',
  thatcher: 'thatcher',
  saddler: 'saddler',
  basketmaker: 'basket maker',
  clothweaver: 'weaver',
  millhand: 'cloth worker',
  linenweaver: 'weaver',
  jute: 'mill hand',
  collier: 'collier',
  leadminer: 'miner',
  railway: 'railway servant',
  carter: 'carter',
  shepherd: 'shepherd',
  gardener: 'gardener',
  gamekeeper: 'gamekeeper',
  labourer: 'labourer',
  townlabourer: 'labourer',
  clerk: 'clerk',
  motor: 'motor engineer',
  servant: 'domestic servant',
  dressmaker: 'dressmaker',
  laundress: 'laundress',
  glover: 'glover',
  fieldwoman: 'field labourer',
  millgirl: 'cloth weaver',
  schoolmistress: 'schoolmistress',
  shopwoman: 'shop assistant',
  typist: 'typist',
  nurse: 'nurse',
};

/** A trade in a word or two: `baker`; null for people without one. */
export const printedTrade = (occupation: Occupation | null): string | null =>
  occupation ? (TRADES[occupation.id] ?? null) : null;

/** Whether papers give a man of this trade his Mr. */
export const isRespectable = (occupation: Occupation | null): boolean =>
  occupation !== null && ['gentry', 'profession', 'farm', 'trade'].includes(occupation.socialClass);
