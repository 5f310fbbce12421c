import fc from 'fast-check';

import { parseLine } from './parseLine.ts';

const line = fc
  .record({
    level: fc.constantFrom('0', '1', '5', '9', '12'),
    tag: fc.constantFrom('NAME', 'A', 'CONT', 'SUBMX', 'LONGTAG', '_UID', 'Date', 'TAG2', 'NA-ME', ''),
    gap: fc.constantFrom(' ', '\t', '  ', ''),
    value: fc.oneof(
      fc.string(),
      fc.constantFrom('', '@I1@', 'John /Smith/', ' led by a blank', 'ends with one ', 'Ærø\n'),
    ),
  })
  .map(({ level, tag, gap, value }) => `${level} ${tag}${gap}${value}`);

describe('parseLine', () => {
  it('reads a line the same whatever blanks precede its level', () => {
    fc.assert(
      fc.property(line, fc.nat({ max: 12 }), (text, openLevel) =>
        expect(parseLine(text, openLevel)).toEqual(parseLine(` ${text}`, openLevel)),
      ),
      { numRuns: 500 },
    );
  });

  it('takes level, tag and value apart', () => {
    expect(parseLine('1 NAME John /Smith/', 0)).toEqual({ level: 1, xref: '', tag: 'NAME', value: 'John /Smith/' });
    expect(parseLine('0 @I1@ INDI', 0)).toEqual({ level: 0, xref: 'I1', tag: 'INDI', value: '' });
    expect(parseLine('2 CONT', 0)).toEqual({ level: 2, xref: '', tag: 'CONT', value: '' });
    expect(parseLine('2 CONT  two blanks', 0)).toEqual({ level: 2, xref: '', tag: 'CONT', value: ' two blanks' });
  });
});
