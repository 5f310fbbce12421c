import fc from 'fast-check';

import { isCertain } from './isCertain.ts';
import { mayHoldSign } from './mayHoldSign.ts';
import { parseReading } from './parseReading.ts';
import { NOTATIONS, type Notation } from './reading.ts';
import { readingAloud } from './readingAloud.ts';
import { readingInText } from './readingInText.ts';
import { readingPieces } from './readingPieces.ts';

describe('what a reader sees and hears of a text in doubt', () => {
  it.each<[written: string, notation: Notation, shown: string, said: string]>([
    ['C__PER', 'freereg', 'C··PER', 'C, two letters not read, p e r'],
    ['Mary C__per', 'freereg', 'Mary C··per', 'Mary, C, two letters not read, p e r'],
    ['MAR*', 'freereg', 'MAR…', 'M a r, some letters not read'],
    ['_REE', 'freereg', '·REE', 'one letter not read, r e e'],
    ['P* WYATT', 'freereg', 'P… WYATT', 'P, some letters not read, WYATT'],
    ['Hugh? *', 'freereg', 'Hugh? …', 'Hugh, not sure, a word not read'],
    ['GRANT?', 'freereg', 'GRANT?', 'GRANT, not sure'],
    ['Halvor (?) Charles', 'freereg', 'Halvor? Charles', 'Halvor, not sure, Charles'],
    ['C[E_]RR', 'freereg', 'CE̲RR', 'C, a letter like E, r r'],
    ['[A_][n_][n_]', 'freereg', 'A̲n̲n̲', 'a letter like A, a letter like n, a letter like n'],
    ['Mar[gy]', 'freereg', 'Mar⁽g or y⁾', 'M a r, g or y'],
    ['M[ao]r[gy]', 'freereg', 'M⁽a or o⁾r⁽g or y⁾', 'M, a or o, r, g or y'],
    ['[ao_]nn', 'freereg', '⁽a, o or another⁾nn', 'a, o or another, n n'],
    ['[P H]ANOKE', 'freereg', '⁽P or H⁾ANOKE', 'P or H, a n o k e'],
    ['J_{1,2}NSON', 'freereg', 'J…NSON', 'J, one to two letters not read, n s o n'],
    ['LA___S*AFFE', 'freereg', 'LA···S…AFFE', 'L a, three letters not read, s, some letters not read, a f f e'],
    ['williams{0,1}', 'freereg', 'william⁽s or none⁾', 'w i l l i a m, s or none'],
    ['Mar[gy', 'freereg', 'Mar⁽g or y⁾', 'M a r, g or y'],
    ['M_[_]_y', 'freereg', 'M···y', 'M, three letters not read, y'],
    ['M_{14}', 'freereg', 'M…', 'M, 14 letters not read'],
    ['[john] Smith', 'freereg', '[john] Smith', 'john, supplied, Smith'],
    ['[_othergill]', 'freereg', '[·othergill]', 'supplied, one letter not read, o t h e r g i l l'],
    ['28 Mar 166*', 'freereg', '28 Mar 166…', '28 Mar, 1 6 6, some figures not read'],
    ['* * 165*', 'freereg', '… … 165…', 'a word not read, a word not read, 1 6 5, some figures not read'],
    ['4_', 'freereg', '4·', '4, one figure not read'],
    ['Smith?', 'plain', 'Smith?', 'Smith, not sure'],
    ['Sm--th', 'plain', 'Sm…th', 'S m, some letters not read, t h'],
    ['Mary Ann?', 'flags', 'Mary Ann?', 'Mary, Ann, not sure'],
    ['[...]ary', 'leiden', '···ary', 'three letters not read, a r y'],
    ['Co[---]', 'leiden', 'Co…', 'C o, some letters not read'],
    ['Cọper', 'leiden', 'Cọper', 'C, a letter like o, p e r'],
    ['Sm[it]h', 'leiden', 'Sm[it]h', 'Smith, supplied'],
    ['<gap quantity="2" unit="chars"/>oper', 'tei', '··oper', 'two letters not read, o p e r'],
    ['Sm<unclear>i</unclear>th', 'tei', 'Smi̲th', 'S m, a letter like i, t h'],
    ['<del>Jones</del> Sm<supplied>it</supplied>h', 'tei', '⟦Jones⟧ Sm[it]h', 'Jones, struck out, Smith, supplied'],
  ])('%s in %s: %s, “%s”', (written, notation, shown, said) => {
    expect([readingInText(written, notation), readingAloud(written, notation)]).toEqual([shown, said]);
  });

  it.each<[string, Notation]>([
    ['Mary Ann Jones', 'freereg'],
    ['[blank]', 'freereg'],
    ['Mary [blank]', 'freereg'],
    ['[date illegible]', 'freereg'],
    ['[sic] Smith', 'freereg'],
    ['C__PER', 'plain'],
    ['Stoke (near Bude)', 'plain'],
    ['1871--72', 'plain'],
    ['W(illia)m', 'leiden'],
  ])('%s in %s is shown as it was written', (written, notation) => {
    expect([readingPieces(written, notation), readingInText(written, notation)]).toEqual([null, written]);
  });

  it('reads a notation that it does not know as plain', () => {
    expect(readingInText('C__PER?', 'a later one')).toBe('C__PER?');
  });
});

const written = fc
  .array(
    fc.constantFrom(...'aBcé19 ', '_', '*', '?', '[', ']', '{1,2}', '[gy]', '[m_]', '…', '--', '<gap/>', '<', '>', '‘'),
    {
      maxLength: 24,
    },
  )
  .map((parts) => parts.join(''));

describe('any text', () => {
  it('gives back what was written, whatever is shown', () => {
    fc.assert(
      fc.property(written, fc.constantFrom(...NOTATIONS), (text, notation) => {
        const pieces = readingPieces(text, notation);
        expect(pieces?.map((piece) => piece.written).join('') ?? text).toBe(text);
        expect(readingAloud(text, notation)).toEqual(expect.any(String));
      }),
    );
  });

  it('has a sign by which what draws it is fetched', () => {
    fc.assert(
      fc.property(written, fc.constantFrom(...NOTATIONS), (text, notation) => {
        if (readingPieces(text, notation)) expect(mayHoldSign(text)).toBe(true);
      }),
    );
    expect(['Cọper', 'Mary Ann O’Brien-Smyth', '28 Mar 1661, St. Ives'].map(mayHoldSign)).toEqual([true, false, false]);
  });

  it('shows doubt only where the text is read as one in doubt', () => {
    fc.assert(
      fc.property(written, fc.constantFrom('plain', 'freereg', 'freebmd'), (text, notation) => {
        if (readingPieces(text, notation)) expect(parseReading(text, notation)).not.toBeNull();
      }),
    );
  });

  it('shows a sign in the format of FreeREG just where a word is not certain', () => {
    fc.assert(
      fc.property(written, (text) => {
        const words = parseReading(text, 'freereg')?.words ?? [];
        const signs = readingPieces(text, 'freereg')?.map(({ kind }) => kind) ?? [];
        fc.pre(words.length > 0);
        // A question mark on its own doubts no word.
        const isShown = ['unread', 'either', 'like'].some((kind) => signs.some((sign) => sign === kind));
        if (words.every(isCertain)) expect(isShown).toBe(false);
        else expect(isShown || signs.includes('doubt')).toBe(true);
      }),
    );
  });
});
