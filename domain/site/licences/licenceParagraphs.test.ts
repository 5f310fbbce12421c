import fc from 'fast-check';

import { licenceParagraphs } from './licenceParagraphs.ts';

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
