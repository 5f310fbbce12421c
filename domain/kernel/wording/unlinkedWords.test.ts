import fc from 'fast-check';

import { unlinkedWords } from './unlinkedWords.ts';

it.each([
  ['Mary Penrose', 'Mary Penrose'],
  ['The Webbs of St. Ives', 'The Webbs of St. Ives'],
  ['J.R. Tolkien', 'J.R. Tolkien'],
  ['O’Brien & Söhne', 'O’Brien & Söhne'],
  ['You won https://evil.example/prize?x=1', 'You won https evil. example prize?x=1'],
  ['www.evil.com', 'www. evil. com'],
  ['evil.co.uk', 'evil. co. uk'],
  ['evil。com', 'evil. com'],
  ['１９２.0.2.1', '192. 0. 2. 1'],
  ['write to win@evil.example', 'write to win at evil. example'],
  ['mailto:win', 'mailto win'],
  ['\\\\evil\\share', 'evil share'],
  ['Mary\r\nBcc: all@example.com', 'Mary Bcc: all at example. com'],
  ['moc.live\u202Eevil.com', 'moc. live evil. com'],
  ['  ', ''],
])('%j is repeated as %j', (typed, repeated) => {
  expect(unlinkedWords(typed)).toBe(repeated);
});

it('cuts what is too long for a name', () => {
  expect(unlinkedWords('word '.repeat(100))).toHaveLength(80);
});

it('holds nothing that a mail program makes a link of, whatever is typed', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'http://',
      'https:',
      '//',
      'www.',
      '.com',
      '.co.uk',
      '@',
      'evil',
      'mailto:',
      '\r\n',
      '\u200B',
      '\u2028',
      '。',
      ' ',
    ),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      expect(unlinkedWords(parts.join(''))).not.toMatch(
        /:\/\/|\bwww\.\S|[\r\n\u2028]|@|[\p{L}\p{N}]\.[\p{L}\p{N}]{2}/u,
      );
    }),
  );
});
