import { hiddenNamesOf } from '#domain/trees/core/living/hiddenNames.fixture.ts';

import { parseRecord } from '../reading/createRecordBuilder.ts';
import { createLossCounter } from './exportReport.ts';
import { formatRecord } from './formatRecord.ts';
import { withoutClosedTexts } from './withoutClosedTexts.ts';

const names = hiddenNamesOf([{ given: ['Jane'], surnames: ['Example'] }]);
const LEFT = 'Left out: this may name a living person.';

it.each([
  ['a note', '1 NOTE Survived by Jane Example.', `1 NOTE ${LEFT}`],
  [
    'a note cut in the middle of a name',
    '1 NOTE Survived by Ja\n2 CONC ne Exam\n2 CONC ple.\n2 CONT She wept.',
    `1 NOTE ${LEFT}`,
  ],
  ['a note cut at a blank that was lost', '1 NOTE Survived by Jane\n2 CONC Example.', `1 NOTE ${LEFT}`],
  ['a line of another program', '1 _TOLD By\n2 _WHOM Jane Example', `1 _TOLD By\n2 _WHOM ${LEFT}`],
  ['what is said below it, where that is open', '1 NOTE Jane Example\n2 SOUR Letter', `1 NOTE ${LEFT}\n2 SOUR Letter`],
  [
    'nothing else',
    '1 NOTE Jane was his wife\n1 FAMS @F1@\n1 BIRT\n2 PLAC Jane Example House',
    '1 NOTE Jane was his wife\n1 FAMS @F1@\n1 BIRT\n2 PLAC Jane Example House',
  ],
])('leaves out %s', (_what, lines, left) => {
  const losses = createLossCounter();
  const record = withoutClosedTexts(parseRecord(`0 @I1@ INDI\n${lines}`)!, (text) => names.areIn(text), losses);
  expect(formatRecord(record).trim().replaceAll('\r', '')).toBe(`0 @I1@ INDI\n${left}`);
  expect(losses.losses().length).toBe(left.includes(LEFT) ? 1 : 0);
});
