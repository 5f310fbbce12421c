import fc from 'fast-check';

import { countByLicence, readNotices, writeNotices, type ThirdPartyNotice } from './thirdPartyNotices.ts';

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
