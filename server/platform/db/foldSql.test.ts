import fc from 'fast-check';

import { foldLetters, plainSigns } from '#domain/kernel/wording/foldLetters.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import type { Database } from './database.ts';
import { foldSql, plainSignsSql } from './foldSql.ts';

let db: Database & { close: () => Promise<void> };
beforeAll(async () => {
  db = await testDatabase({ isMigrated: false });
}, 60_000);
afterAll(() => db?.close());

/** `foldLetters` is for messages and for the sources of trees, `plainSigns` for clippings. */
const WAYS = [
  { name: 'foldLetters', inSql: foldSql, fold: foldLetters },
  { name: 'plainSigns', inSql: plainSignsSql, fold: plainSigns },
];

async function inDatabase(inSql: (text: string) => string, texts: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ folded: string }>(
    `/* test.fold */ SELECT ${inSql('t.text')} AS folded FROM unnest($1::text[]) WITH ORDINALITY AS t (text, n) ORDER BY n`,
    [texts],
  );
  return rows.map(({ folded }) => folded);
}

const UNSEEN =
  '\u00ad \u061c \u115f \u1160 \u180e \u200b \u200d \u202e \u2060 \u3164 \ufe0f \ufeff \uffa0 \u{e0001} \u{e0100}';
const letter = fc.oneof(
  fc.constantFrom(...UNSEEN.split(' '), ...'SÉéßæŒØİıﬁ½´＇’ＡａꟲⅣ𝐒Ⓙ\u0301\u0327-_%\\ '),
  fc.constantFrom(...'JaneExample'),
);

describe.each(WAYS)('$name in SQL', ({ inSql, fold }) => {
  it('folds texts as the program does', async () => {
    const texts = [
      'Smi\u00adth',
      'Ｓｍｉｔｈ',
      '𝐒𝐦𝐢𝐭𝐡',
      'SÉA\u0301N',
      'e\u00ad\u0301',
      '½ acre',
      'Ja´ne',
      '',
      'plain Text',
      ...fc.sample(fc.array(letter, { maxLength: 20 }), 2_000).map((letters) => letters.join('')),
    ];
    const folded = await inDatabase(inSql, texts);
    const differing = texts.flatMap((text, at) =>
      folded[at] === fold(text) ? [] : [{ text, inSql: folded[at], byProgram: fold(text) }],
    );
    expect(differing.slice(0, 5)).toEqual([]);
  });
});
