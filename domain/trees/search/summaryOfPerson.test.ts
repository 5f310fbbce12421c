import { summaryOfPerson, type LifeTold } from './summaryOfPerson.ts';

const NOTHING: LifeTold = { birthText: null, birthPlace: null, birthFrom: null, birthTo: null, deathText: null, deathPlace: null, deathFrom: null, deathTo: null };
const NOTHING_TOLD = { birthText: null, birthPlace: null, birthFrom: null, deathText: null, deathPlace: null, deathFrom: null };

it.each<[string, Partial<LifeTold>, object]>([
  ['the year of a day', { birthText: '3 APR 1832', birthPlace: 'Roche', birthFrom: 18_320_403, birthTo: 18_320_403 }, { birthText: '1832', birthFrom: 18_320_000 }],
  ['a year', { deathText: '1901', deathPlace: 'Bodmin', deathFrom: 19_010_000, deathTo: 19_010_000 }, { deathText: '1901', deathFrom: 19_010_000 }],
  ['no year that is not certain', { birthText: 'BET 1830 AND 1835', birthFrom: 18_300_000, birthTo: 18_350_000 }, {}],
  ['nothing of what is not told', {}, {}],
])('tells %s', (_what, told, expected) => {
  expect(summaryOfPerson({ ...NOTHING, ...told })).toEqual({ ...NOTHING_TOLD, ...expected });
});
