import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { isListedForename } from '#domain/kernel/names/forenameIndex.ts';
import { nameTokens } from '#domain/kernel/names/nameTokens.ts';
import { SURNAME_PAIRS } from '#domain/kernel/names/surnamePairs.ts';

import { fits, type Fit } from './fits.ts';
import { isReadingKey } from './isReadingKey.ts';
import { known } from './known.ts';
import { parseReading } from './parseReading.ts';
import type { Notation } from './reading.ts';
import { readingInWords } from './readingInWords.ts';
import { wordOfKey } from './readingKey.ts';
import { readNames } from './readNames.ts';
import { BARE_SAYINGS } from './sayings.ts';

const PARISH = path.resolve('../shared/data/parish');

/** How the last word of a text answers a name. */
function answer(written: string, asked: string, notation: Notation = 'freereg'): Fit | 'exact' | null {
  const keys = readNames(written, notation);
  if (keys.includes(asked)) return 'exact';
  const found = keys.filter((key) => isReadingKey(key) && key !== '?').map((key) => fits(asked)(wordOfKey(key)));
  return found.find((fit) => fit === 'fits') ?? found.find((fit) => fit === 'near') ?? null;
}

describe('what transcribers wrote, and the names that answer it', () => {
  it.each([
    ['MAR*', 'marsh', 'fits'],
    ['_REE', 'free', 'fits'],
    ['C__PER', 'cooper', 'fits'],
    ['T_TLOKE', 'titloke', 'fits'],
    ['C__S_', 'cross', 'fits'],
    ['P* WYATT', 'prudence', 'fits'],
    ['J* CROSS', 'james', 'fits'],
    ['Hugh? *', 'something', 'fits'],
    ['Ann? *ADY', 'brady', 'fits'],
    ['Charaty *OL', 'pool', 'fits'],
    ['T_R*', 'torey', 'fits'],
    ['NUTC*', 'nutcase', 'fits'],
    ['C[E_]RR', 'carr', 'fits'],
    ['J_{1,2}NSON', 'johnson', 'fits'],
    ['B_{1,2}NSON', 'benson', 'fits'],
    ['k*k', 'kik', 'fits'],
    ['k*k', 'kiik', 'fits'],
    ['k*k', 'kk', 'near'],
    ['LA___S*AFFE', 'langstaffe', 'near'],
    ['GRANT?', 'grant', 'fits'],
    ['*', 'anything', 'fits'],
    ['J_{2,4}S', 'jones', 'fits'],
    ['HAN_{1,2}', 'hanna', 'fits'],
    ['Che*rin', 'cheerin', 'fits'],
    ['[M_]ary', 'mary', 'fits'],
    ['Mar[gy]', 'mary', 'fits'],
    ['Mar[gy]', 'marg', 'fits'],
    ['Mar[gy]', 'mars', null],
    ['[A_][n_][n_]', 'ann', 'fits'],
    ['[T_][h_][o_][m_][a_][s_]', 'thomas', 'fits'],
    ['Eli[sz]abeth', 'elisabeth', 'fits'],
    ['Eli[sz]abeth', 'elizabeth', 'fits'],
    ['M[ao]r[gy]', 'mary', 'fits'],
    ['M[ao]r[gy]', 'morg', 'fits'],
    ['M[ao]r[gy]', 'mory', 'fits'],
    ['M[ao]r[gy]', 'marg', 'fits'],
    ['[john]', 'john', 'exact'],
    ['[_othergill]', 'fothergill', 'fits'],
    ['[blank]', 'mary', null],
    ['[sic]', 'mary', null],
    ['[deceased]', 'mary', null],
    ['CORN*', 'cornworth', 'fits'],
    ['CORN*', 'con', null],
    ['R[O_]BINSON', 'robinson', 'fits'],
    ['HOL_DSWORTH', 'holdsworth', 'near'],
    ['H[AE]LD', 'hald', 'fits'],
    ['H[AE]LD', 'held', 'fits'],
    ['BUCKL[Y_]', 'buckle', 'fits'],
    ['GRA_NT', 'graent', 'fits'],
    ['GRA_NT', 'grant', 'near'],
    ['she_{2,3}er', 'sheer', null],
    ['williams{0,1}', 'william', 'fits'],
    ['williams{0,1}', 'williams', 'fits'],
  ] as const)('%s, asked for %s: %s', (written, asked, expected) => {
    expect(answer(written, asked)).toBe(expected);
  });

  const artificial = path.join(PARISH, 'artificial');
  (existsSync(artificial) ? it : it.skip)('answers the cases of FreeREG by their own columns', () => {
    const answers = ['ucf_nostar.csv', 'ucf_star.csv'].flatMap((file) =>
      readFileSync(path.join(artificial, file), 'utf8')
        .trim()
        .split('\n')
        .map((line) => [...line.matchAll(/"([^"]*)"|(?<=,|^)(?=,|$)/gu)].map((found) => found[1] ?? ''))
        // Columns 6 and 10 are as transcribed, 8 (with stars, the father), 9 and 11 what a search must find them by.
        .flatMap((cells) => [
          ...(file === 'ucf_star.csv' ? [cells[9]] : [cells[8], cells[9]]).map((asked) => ({
            written: cells[6] ?? '',
            asked: asked ?? '',
          })),
          { written: cells[10] ?? '', asked: cells[11] ?? '' },
        ])
        .filter(({ asked, written }) => asked !== '' && /[_*?[{]/u.test(written)),
    );
    expect(answers.length).toBeGreaterThan(25);
    expect(answers.filter(({ written, asked }) => answer(written, asked.toLowerCase()) === null)).toEqual([]);
  });
});

describe('how much is known', () => {
  it.each([
    ['[A_][n_][n_]', 2.1],
    ['MAR*', 3],
    ['Mar[gy]', 3.79],
    ['*', 0],
    ['GRANT?', 5],
    ['williams{0,1}', 7],
  ])('%s: %d letters', (written, letters) => {
    const word = parseReading(written, 'freereg')?.words[0];
    expect(word && known(word)).toBeCloseTo(letters, 2);
  });
});

describe('other notations', () => {
  it.each<[string, Notation, string[]]>([
    ['Smith?', 'plain', ['smith?']],
    ['John Smith (?)', 'plain', ['john', 'smith?']],
    ['Sm…th', 'plain', ['sm*th']],
    ['Sm[iy]th', 'plain', ['smiyth']],
    ['[blank]', 'plain', ['?']],
    ['?????', 'plain', ['?']],
    ['Nameless', 'plain', ['?']],
    ['Smith - Jones', 'plain', ['smith', 'jones']],
    ['Mary Ann?', 'plain', ['mary', 'ann?']],
    ['Mary Ann?', 'flags', ['mary?', 'ann?']],
    ['Revd Thos? Wm', 'freereg', ['thos?', 'wm']],
    ['Mc D_nald', 'freereg', ['mcd_nald']],
    ['O’B_ien', 'freereg', ['ob_ien']],
    ['Smith-J_nes', 'freereg', ['smith', 'j_nes']],
    ['Halvor (?) Charles', 'freereg', ['halvor?', 'charles']],
    ['[P H]ANOKE', 'freereg', ['[hp]anoke']],
    ['Æ_le', 'freereg', ['ae_le']],
    ['?', 'freebmd', ['?']],
    ['Sm[it]h', 'leiden', ['smith']],
    ['[...]ary', 'leiden', ['___ary']],
    ['Co[---]', 'leiden', ['co*']],
    ['Co\u0323per', 'leiden', ['c[o_]per']],
    ['W(illia)m', 'leiden', ['wm', 'william']],
    ['⟦Smith⟧', 'leiden', ['?']],
    ['`Smith´', 'leiden', ['smith']],
    ['[sic] Smith', 'leiden', ['smith']],
    ['<gap quantity="2" unit="chars"/>oper', 'tei', ['__oper']],
    ['<gap extent="unknown"/>oper', 'tei', ['*oper']],
    ['Sm<unclear>i</unclear>th', 'tei', ['sm[i_]th']],
    ['Mar<choice><unclear>g</unclear><unclear>y</unclear></choice>', 'tei', ['mar[gy]']],
    ['<choice><abbr>Wm</abbr><expan>William</expan></choice> Smith', 'tei', ['wm', 'william', 'smith']],
    ['<del>Jones</del> Sm<supplied>it</supplied>h', 'tei', ['smith']],
  ])('%s in %s', (written, notation, keys) => {
    expect(readNames(written, notation)).toEqual(keys);
  });

  it('says which words an editor supplied', () => {
    expect(parseReading('[john] Smith', 'freereg')?.words.map(({ isSupplied }) => isSupplied)).toEqual([true, false]);
  });
});

describe('what breaks the grammar', () => {
  it.each([
    ['Mar[gy', 3, 'mar[gy]'],
    ['Mary]', 4, 'mary'],
    ['Mar{', 3, 'mar'],
    ['{1,2}Mary', 0, 'mary'],
    ['Ma_{3,1}y', 3, 'ma_{1,3}y'],
    ['Ma{5,2}y', 2, 'ma{2,5}y'],
    ['Ma_{,3}y', 3, 'ma_{0,3}y'],
    ['Ma_{ 3}y', 3, 'ma___y'],
    ['Ma_{99}y', 3, `ma${'_'.repeat(30)}y`],
    [']x[', 0, 'x_'],
    ['[', 0, '_'],
    ['[]', 0, '_'],
    ['Ma[]y', 2, 'ma_y'],
    ['?Harris', 0, 'harris?'],
    ['Har?ris', 3, 'harris?'],
    ['Ma[9!]y', 2, 'ma9y'],
    ['[_othergill]', 1, '_othergill'],
  ])('%s is read all the same', (written, at, key) => {
    const reading = parseReading(written, 'freereg');
    expect(reading?.faults.map((fault) => fault.at)).toContain(at);
    expect(readNames(written, 'freereg')).toEqual([key]);
  });

  it.each<[string, string[]]>([
    ['[_]', ['_']],
    ['**', ['_{2,}']],
    ['_*_', ['_{3,}']],
    ['Ma_{0,999999999}y', ['ma_{0,30}y']],
    ['*'.repeat(300), ['_{300,}']],
    ['O', ['o']],
    ['D*', ['d*']],
    ['{', []],
    ['a\u0301_b', ['a_b']],
    ['علي_', ['علي_']],
    ['😀_', ['_']],
  ])('%s is a name of %j', (written, keys) => {
    expect(readNames(written, 'freereg')).toEqual(keys);
  });

  it.each(['_{0,999999999}', `Ma_{1${' '.repeat(290)}`, '[a'.repeat(1_000), 'x_'.repeat(10_000), '_ '.repeat(10_000)])(
    'makes no one wait (%#)',
    (written) => {
      const from = performance.now();
      for (const notation of ['plain', 'freereg', 'freebmd', 'flags', 'leiden', 'tei'] as const)
        for (const key of readNames(written, notation)) if (isReadingKey(key)) fits('mary')(wordOfKey(key));
      expect(performance.now() - from).toBeLessThan(500);
    },
  );

  it('takes what is too long as text', () => {
    expect(parseReading('M_'.repeat(200), 'freereg')).toBeNull();
    expect(parseReading('a_'.repeat(16), 'freereg')).toBeNull();
    expect(parseReading('a_ '.repeat(13), 'freereg')).toBeNull();
  });
});

describe('sayings', () => {
  it('none of them is a name', () => {
    const surnames = new Set(SURNAME_PAIRS.flat());
    const words = [...BARE_SAYINGS.keys()];
    expect(words.filter((word) => isListedForename(word) || surnames.has(word))).toEqual([]);
  });
});

describe('in words', () => {
  it.each([
    ['C__PER', 'two letters in the middle could not be read'],
    ['*ADY', 'its first letters could not be read'],
    ['MAR*', 'its last letters could not be read'],
    ['_REE', 'its first letter could not be read'],
    ['GRANT?', 'the transcriber was not sure of it'],
    ['Mar[gy]', 'the fourth letter is G or Y'],
    ['[M_]ary', 'the first letter looks like M'],
    ['williams{0,1}', 'there may be an S'],
    ['*', 'it could not be read'],
  ])('%s: %s', (written, words) => {
    expect(readingInWords(wordOfKey(readNames(written, 'freereg')[0] ?? ''))).toBe(words);
  });
});

(existsSync(PARISH) ? it : it.skip)('reads every mark in the registers of FreeREG without losing a letter', () => {
  const cells = new Set(
    readdirSync(PARISH)
      .filter((file) => file.endsWith('.csv'))
      .flatMap((file) => readFileSync(path.join(PARISH, file), 'latin1').split(/[,"\r\n]+/u))
      .map((cell) => cell.trim())
      .filter((cell) => /[_*?[\]{}]/u.test(cell)),
  );
  expect(cells.size).toBeGreaterThan(200);
  const lost = [...cells].filter((cell) => {
    const words = readNames(cell, 'freereg');
    const reading = parseReading(cell, 'freereg');
    return (
      words.length === 0 ||
      (!reading?.saying &&
        reading?.remarks.length === 0 &&
        nameTokens(cell.replace(/\[(\w) (\w)\]/u, '$1$2')).length > words.length)
    );
  });
  expect(lost).toEqual([]);
});
