import fc from 'fast-check';

import {
  countByLicence,
  readNotices,
  writeNotices,
  type ThirdPartyNotice,
  licenceParagraphs,
} from './thirdPartyNotices.ts';

const aNotice = (more: Partial<ThirdPartyNotice> = {}): ThirdPartyNotice => ({
  licence: 'MIT',
  parts: [{ name: 'fastify', version: '5.12.8', copyright: ['Copyright (c) The Fastify Team'] }],
  text: 'Permission is hereby granted.',
  ...more,
});

it('writes a file that people can read', () => {
  expect(writeNotices('Notices', [aNotice()]).split('\n')).toEqual([
    'Notices',
    '='.repeat(80),
    'MIT',
    'fastify\t5.12.8',
    '    Copyright (c) The Fastify Team',
    '-'.repeat(80),
    'Permission is hereby granted.',
    '',
  ]);
});

it('reads what it wrote, whatever it is', () => {
  const word = fc.stringMatching(/^[A-Za-z@/(][\w@/. ()-]{0,30}$/u);
  const notice = fc.record({
    licence: word,
    parts: fc.array(
      fc.record({ name: word, version: fc.option(fc.stringMatching(/^\d+\.\d+$/u)), copyright: fc.array(word) }),
    ),
    text: fc
      .array(fc.oneof(word, fc.constant('-'.repeat(80)), fc.constant(''), fc.constant('    indented')))
      .map((lines) => ['Words.', ...lines, 'End.'].join('\n')),
  });
  fc.assert(
    fc.property(fc.array(notice), (notices) => {
      expect(readNotices(writeNotices('Head\n\nof it', notices))).toEqual(notices);
    }),
  );
});

it('counts parts by licence, the most first, over all its texts', () => {
  expect(
    countByLicence([
      aNotice({ licence: 'ISC' }),
      aNotice({ licence: '0BSD' }),
      aNotice(),
      aNotice({ text: 'Other words.', parts: [...aNotice().parts, { name: 'react', version: null, copyright: [] }] }),
    ]),
  ).toEqual([
    { licence: 'MIT', count: 3 },
    { licence: '0BSD', count: 1 },
    { licence: 'ISC', count: 1 },
  ]);
});

it.each<[string, string, string[][]]>([
  ['nothing', '', []],
  ['a title and its text', 'MIT License\n\nPermission is granted.', [['MIT License'], ['Permission is granted.']]],
  [
    'lines broken at the width of a terminal',
    'Permission is hereby granted, free of charge, to any person obtaining a copy\nof this software, to deal in it.',
    [['Permission is hereby granted, free of charge, to any person obtaining a copy of this software, to deal in it.']],
  ],
  ['lines that their author ended', 'Apache License\nVersion 2.0', [['Apache License', 'Version 2.0']]],
  [
    'a list without gaps',
    '1. Redistributions of source code must retain the above notice, and\n   this list.\n2. Neither the name.',
    [['1. Redistributions of source code must retain the above notice, and this list.', '2. Neither the name.']],
  ],
  ['blank lines with blanks in them', 'One.\n  \t\nTwo.', [['One.'], ['Two.']]],
])('sets out %s', (_what, text, expected) => {
  expect(licenceParagraphs(text)).toEqual(expected);
});

it('changes no word and no order of any text', () => {
  const wordsOf = (text: string) => text.split(/\s+/u).filter((word) => word !== '');
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('the', 'Software', '1.', '* ', '\n', '\n\n', ' ', 'x'.repeat(60))),
      (pieces) => {
        const text = pieces.join(' ');
        expect(licenceParagraphs(text).flat().flatMap(wordsOf)).toEqual(wordsOf(text));
      },
    ),
  );
});
