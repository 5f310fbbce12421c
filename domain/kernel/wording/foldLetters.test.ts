import fc from 'fast-check';

import { helpWords } from '#domain/help/core/helpWords.ts';
import { foldName } from '#domain/kernel/names/foldName.ts';
import { phraseWords } from '#domain/newspapers/search/phraseWords.ts';
import { tokenWords } from '#domain/newspapers/search/tokenWords.ts';
import { placeKey } from '#domain/places/gazetteer/placeKey.ts';
import { placeSpelling } from '#domain/places/gazetteer/placeSpelling.ts';
import { foldText } from '#domain/records/core/textTokens.ts';
import { valueKey } from '#domain/records/core/valueKey.ts';
import { facetKey } from '#domain/search/core/query/cleanSearchText.ts';
import { findWords, typedWords } from '#domain/trees/search/findWords.ts';
import { personKeys } from '#domain/trees/search/personKeys.ts';

import { foldLetters, plainSigns } from './foldLetters.ts';

it.each([
  ['Smi\u00adth', 'smith'],
  ['Ｓｍｉｔｈ', 'smith'],
  ['S\u200bm\u200ci\u200dt\u2060h\ufeff', 'smith'],
  ['\u202eSmith\u202c', 'smith'],
  ['𝐒𝐦𝐢𝐭𝐡', 'smith'],
  ['ﬁsher', 'fisher'],
  ['SÉA\u0301N', 'sean'],
  ['e\u00ad\u0301', 'e'],
  ['½ acre', '1/2 acre'],
])('folds %j to %j', (text, folded) => expect(foldLetters(text)).toBe(folded));

/**
 * Every way the site folds words in the program, for searches of records, articles, trees, places and help, and for
 * privacy. Searches of messages, of a tree's sources and of clippings fold in SQL: server/platform/db/foldSql.test.ts.
 */
const FOLDS: Readonly<Record<string, (text: string) => unknown>> = {
  foldLetters,
  foldName,
  foldText,
  placeKey,
  placeSpelling,
  helpWords,
  'value of a name': (text) => valueKey('LastName', text),
  'value of a text': (text) => valueKey('Occupation', text),
  facetKey,
  tokenWords,
  phraseWords,
  findWords: (text) => findWords([{ given: text, surname: '', prefix: '', suffix: '', nickname: '' }]),
  typedWords,
  personKeys: (text) => personKeys({ names: [{ given: '', surname: text, nickname: '' }], places: [text] }),
};

const INVISIBLE = [
  '\u00ad',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\u2063',
  '\ufeff',
  '\u061c',
  '\u202e',
  '\ufe0f',
  '\u3164',
];
const written = fc.constantFrom('Smith', 'OBRIEN', 'Penhallow', 'miller', 'Walthamstow', 'cottage');

describe.each(Object.entries(FOLDS))('%s', (_name, fold) => {
  it('passes over signs that no one sees, wherever they are put', () => {
    fc.assert(
      fc.property(
        written,
        fc.array(fc.tuple(fc.nat(12), fc.constantFrom(...INVISIBLE)), { minLength: 1, maxLength: 6 }),
        (word, signs) => {
          const marked = signs.reduce<string>(
            (text, [at, sign]) => `${text.slice(0, at)}${sign}${text.slice(at)}`,
            word,
          );
          expect(fold(marked)).toEqual(fold(word));
        },
      ),
    );
  });

  it('reads full-width letters', () => {
    fc.assert(
      fc.property(written, (word) =>
        expect(fold(word.replaceAll(/[!-~]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)))).toEqual(
          fold(word),
        ),
      ),
    );
  });
});

it('folding again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      expect(foldLetters(foldLetters(text))).toBe(foldLetters(text));
      expect(plainSigns(plainSigns(text))).toBe(plainSigns(text));
    }),
  );
});
