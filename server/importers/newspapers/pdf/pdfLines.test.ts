import type { PdfText } from './pdfAnswers.ts';
import { pdfLines } from './pdfLines.ts';

const HEIGHT = 10;
/** A piece of type at a place, each letter 5 points wide. */
const piece = (text: string, x: number, y: number, more: Partial<PdfText> = {}): PdfText => ({
  text,
  x,
  y,
  width: text.length * 5,
  height: HEIGHT,
  endsLine: false,
  ...more,
});
/** The words of each line, parted by bars. */
const short = (pieces: readonly PdfText[]): string[] =>
  pdfLines(pieces).map(({ words }) => words.map(({ text }) => text).join('|'));

describe('the lines of a page of a PDF', () => {
  it.each<[string, PdfText[], string[]]>([
    ['a piece of several words', [piece('On Tuesday last', 0, 0)], ['On|Tuesday|last']],
    ['pieces one after the other', [piece('On ', 0, 0), piece('Tuesday', 15, 0)], ['On|Tuesday']],
    ['words that are parted by room alone', [piece('On', 0, 0), piece('Tuesday', 15, 0)], ['On|Tuesday']],
    ['a word that is set letter by letter', [piece('T', 0, 0), piece('u', 5, 0), piece('e', 10, 0)], ['Tue']],
    ['a word in two faces', [piece('Tues', 0, 0), piece('day', 20, 0), piece(' last', 35, 0)], ['Tuesday|last']],
    ['the next line below', [piece('one', 0, 0), piece('two', 0, 14)], ['one', 'two']],
    ['a letter that hangs a little', [piece('one', 0, 0), piece('two', 20, 3)], ['one|two']],
    ['the next column beside', [piece('one', 0, 0), piece('two', 60, 0)], ['one', 'two']],
    ['a line that goes back to its start', [piece('one', 40, 0), piece('two', 0, 0)], ['one', 'two']],
    [
      'a line that the file says has ended',
      [piece('one', 0, 0, { endsLine: true }), piece('two', 20, 0)],
      ['one', 'two'],
    ],
    [
      'a piece of space that ends a line',
      [piece('one', 0, 0), piece(' ', 15, 0, { height: 0, endsLine: true }), piece('two', 20, 0)],
      ['one', 'two'],
    ],
    [
      'a piece of space between two words',
      [piece('one', 0, 0), piece(' ', 15, 0, { height: 0 }), piece('two', 16, 0)],
      ['one|two'],
    ],
    ['space alone', [piece('  ', 0, 0), piece('', 0, 0)], []],
    ['nothing', [], []],
  ])('of %s', (_name, pieces, expected) => expect(short(pieces)).toEqual(expected));

  it('has each word at its share of its piece, and a line around its words', () => {
    const [line] = pdfLines([piece('On Tuesday', 100, 40)]);
    expect(line?.words.map(({ text, box }) => [text, box])).toEqual([
      ['On', { x: 100, y: 40, width: 10, height: HEIGHT }],
      ['Tuesday', { x: 115, y: 40, width: 35, height: HEIGHT }],
    ]);
    expect(line?.box).toEqual({ x: 100, y: 40, width: 50, height: HEIGHT });
  });

  it('has a word of several pieces around them all', () => {
    expect(pdfLines([piece('T', 0, 0), piece('ue', 5, 2)])[0]?.words).toMatchObject([
      { text: 'Tue', box: { x: 0, y: 0, width: 15, height: 12 } },
    ]);
  });
});
