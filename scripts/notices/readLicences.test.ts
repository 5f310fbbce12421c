import { splitCopyright } from './readLicences.ts';

const OF_COPYRIGHT = [
  '   copyright license to reproduce the Work',
  'Copyright [yyyy] [name of copyright owner]',
  'Copyright Holders may not be named',
  'COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM',
  '(c) You must retain',
].join('\n');

it.each<[string, string, { copyright: string[]; words: string }]>([
  [
    'a copyright line between title and words',
    'MIT License\n\nCopyright (c) 2020 Ann Pinch\n\nPermission is granted.',
    { copyright: ['Copyright (c) 2020 Ann Pinch'], words: 'MIT License\n\nPermission is granted.' },
  ],
  [
    'several, one of them twice, and with marks before them',
    '# Licence\n * Copyright 2001 A\nPortions Copyright 2002 B\n© 2003 C\n(c) 2004 D\nCopyright 2001 A\nWords.',
    {
      copyright: ['Copyright 2001 A', 'Portions Copyright 2002 B', '© 2003 C', '(c) 2004 D'],
      words: '# Licence\nWords.',
    },
  ],
  ['sentences of a licence that speak of copyright', OF_COPYRIGHT, { copyright: [], words: OF_COPYRIGHT }],
])('takes out %s', (_what, text, expected) => {
  expect(splitCopyright(text)).toEqual(expected);
});
