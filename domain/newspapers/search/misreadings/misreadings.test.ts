import { SHIPPED_CONFUSIONS } from './confusions.ts';
import { findMisreadings, type Lexicon, type VocabularyWord } from './findMisreadings.ts';
import { readingDistance, TOO_FAR } from './readingDistance.ts';
import { readingHashes, ReadingIndex } from './ReadingIndex.ts';

const lexiconOf = (...words: string[]): Lexicon => {
  const sorted = [...words].sort();
  return { has: (word) => words.includes(word), indexes: [new ReadingIndex(sorted)] };
};
const vocabulary = (counts: Readonly<Record<string, number>>): VocabularyWord[] =>
  Object.entries(counts).map(([text, articles], code) => ({ text, articles, code }));
/** What each word was also read as. */
function classesOf(counts: Readonly<Record<string, number>>, lexicon: Lexicon): Record<string, string[]> {
  const words = vocabulary(counts);
  const { classes } = findMisreadings(() => words, lexicon);
  return Object.fromEntries(
    [...classes].map(([word, found]) => [word, found.map(({ code }) => words[code]?.text ?? '').sort()]),
  );
}

it.each([
  ['thomas', 'thornas'],
  ['harbour', 'liarbour'],
  ['carpenter', 'carpeuter'],
  ['quarrell', 'qvarrell'],
  ['dorset', 'clorset'],
  ['evening', 'evenig'],
])('%s and %s are looked up by a number that both have', (word, read) => {
  const own = new Set(readingHashes(word, SHIPPED_CONFUSIONS));
  expect(readingHashes(read, SHIPPED_CONFUSIONS).some((hash) => own.has(hash))).toBe(true);
  expect(readingHashes('xylophone', SHIPPED_CONFUSIONS).some((hash) => own.has(hash))).toBe(false);
});

describe('the distance of a misreading', () => {
  it.each([
    ['thomas', 'thornas', 3],
    ['harbour', 'liarbour', 3],
    ['carpenter', 'carpeuter', 3],
    ['such', 'fuch', 3],
    ['parish', 'paxish', 10],
    ['dorset', 'clorset', 4],
    ['evening', 'evenig', 9],
    ['parish', 'parihs', 9],
    ['inquest', 'iuqueft', 6],
    ['same', 'same', 0],
  ])('of %s from %s is %d tenths, in either direction', (first, second, tenths) => {
    expect(readingDistance(first, second, 20)).toBe(tenths);
    expect(readingDistance(second, first, 20)).toBe(tenths);
    if (tenths > 0) expect(readingDistance(first, second, tenths - 1)).toBe(TOO_FAR);
  });
});

describe('misreadings of an archive', () => {
  it('are the words no lexicon has, each of the nearest words that are real', () => {
    expect(classesOf({ thomas: 90, thornas: 4, tbomas: 1, zzyzx: 1 }, lexiconOf('thomas', 'harbour'))).toEqual({
      thomas: ['tbomas', 'thornas'],
    });
  });

  it('are never words of the lexicon, however near', () =>
    expect(classesOf({ form: 5, from: 90, farm: 3 }, lexiconOf('form', 'from', 'farm'))).toEqual({}));

  it('are known of words that the archive holds only misread', () =>
    expect(classesOf({ mevagifsey: 1 }, lexiconOf('mevagissey'))).toEqual({ mevagissey: ['mevagifsey'] }));

  it('are not words too frequent to come of a misread neighbour: a rare surname beside a common one', () => {
    const counts = { pearce: 400, pearse: 6, peance: 1 };
    expect(classesOf(counts, lexiconOf('pearce'))).toEqual({ pearce: ['peance'] });
    // That OCR reads l for i six times in four hundred is to be expected; s for c it does not.
    expect(classesOf({ ellis: 4_000, eliis: 6 }, lexiconOf('ellis'))).toEqual({ ellis: ['eliis'] });
  });

  it('are judged by how often the archive itself has letters misread', () => {
    const common = ['harris', 'market', 'garden', 'orders', 'tavern', 'parlour', 'merchant'];
    const counts = (misread: Readonly<Record<string, number>>) => ({
      ...Object.fromEntries(common.map((word) => [word, 6_000])),
      harsis: 5,
      ...misread,
    });
    expect(classesOf(counts({}), lexiconOf(...common)).harris).toBeUndefined();
    // Where r is read as s everywhere, it is in this name, too.
    const everywhere = { masket: 20, gasden: 20, osders: 20, tavesn: 20, passlour: 20, meschant: 20 };
    expect(classesOf(counts(everywhere), lexiconOf(...common)).harris).toEqual(['harsis']);
  });

  it('are judged so between two names that no list knows, and between words that differ in several places', () => {
    const seldom = Object.fromEntries(
      ['market', 'garden', 'orders', 'tavern', 'parlour', 'merchant'].map((word) => [word, 60_000]),
    );
    const lexicon = lexiconOf(...Object.keys(seldom), 'treatise');
    const misread = { rnarket: 60, gurden: 60, ordcrs: 60 };
    expect(classesOf({ ...seldom, ...misread, trevarrow: 900, trevarraw: 7 }, lexicon).trevarrow).toBeUndefined();
    expect(classesOf({ ...seldom, ...misread, treatise: 2_300, treafife: 5, trealile: 1 }, lexicon).treatise).toEqual([
      'trealile',
    ]);
  });

  it('are found of a real word that the lexicon lacks, too', () =>
    expect(classesOf({ trevanion: 9, trevauion: 1 }, lexiconOf('thomas'))).toEqual({ trevanion: ['trevauion'] }));

  it('take in no short word: too many real ones are a letter away', () =>
    expect(classesOf({ it: 50, if: 40, lt: 3 }, lexiconOf('it', 'if'))).toEqual({}));

  it('keeps five hundred rare surnames, each a letter from a common one, out of that one’s misreadings', () => {
    const letters = 'bdgkmpvxz';
    const common = Array.from(
      { length: 500 },
      (_one, at) => `sur${letters.charAt(at % 9)}${letters.charAt((at / 9) % 9)}na${letters.charAt((at / 81) % 9)}ton`,
    );
    const rare = common.map((name) => `${name}`.replace(/ton$/u, 'tox'));
    const found = classesOf(
      Object.fromEntries([...common.map((name) => [name, 300] as const), ...rare.map((name) => [name, 5] as const)]),
      lexiconOf(...common),
    );
    expect(
      Object.values(found)
        .flat()
        .filter((name) => rare.includes(name)),
    ).toEqual([]);
  });
});
