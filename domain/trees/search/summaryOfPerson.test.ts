import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { statedYears, type LifeEvent } from '#domain/trees/core/statedYears.ts';

import { summaryOfPerson } from './summaryOfPerson.ts';

const NOTHING_TOLD = {
  birthText: null,
  birthPlace: null,
  birthFrom: null,
  birthYears: null,
  deathText: null,
  deathPlace: null,
  deathFrom: null,
  deathYears: null,
};
const stated = (text: string, event: LifeEvent) => statedYears(readTreeDate(text), event);

it.each([
  [
    'the year of a day',
    '3 APR 1832',
    '',
    { birthText: '1832', birthFrom: 18_320_000, birthYears: stated('1832', 'birth') },
  ],
  ['a year', '', '1901', { deathText: '1901', deathFrom: 19_010_000, deathYears: stated('1901', 'death') }],
  [
    'a year with what is claimed of it',
    'ABT 1832',
    'BEF 1901',
    {
      birthText: 'about 1832',
      birthFrom: 18_320_000,
      birthYears: stated('ABT 1832', 'birth'),
      deathText: 'before 1901',
      deathYears: stated('BEF 1901', 'death'),
    },
  ],
  ['no range', 'BET 1830 AND 1835', '', {}],
  ['nothing of what is not recorded', '', '', {}],
])('gives %s', (_what, birth, death, expected) => {
  expect(
    summaryOfPerson({
      birthYears: birth === '' ? null : stated(birth, 'birth'),
      deathYears: death === '' ? null : stated(death, 'death'),
    }),
  ).toEqual({ ...NOTHING_TOLD, ...expected });
});
