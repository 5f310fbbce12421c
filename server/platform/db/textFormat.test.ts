import { copyCell, copyText } from './textFormat.ts';

it('writes what COPY would take for the end of a cell or a row as letters', () => {
  expect(copyText('a\tb\nc\r\nd\\N $& \\t')).toBe('a\\tb\\nc\\r\\nd\\\\N $& \\\\t');
  expect([
    copyText('Ann Alder'),
    copyCell(null),
    copyCell(true),
    copyCell(false),
    copyCell(-4),
    copyCell('\\N'),
  ]).toEqual(['Ann Alder', '\\N', 't', 'f', '-4', '\\\\N']);
});
