import fc from 'fast-check';

import { articleIdOf, issueIdOf, pageIdOf, parseNewspaperId, titleIdOf, titleSlug } from './newspaperIds.ts';

describe('ids of newspapers', () => {
  it.each([
    ['BL/0002647', { titleId: 'BL/0002647', issueId: null, page: null, article: null }],
    ['BL/0002647/18240217', { titleId: 'BL/0002647', issueId: 'BL/0002647/18240217', page: null, article: null }],
    [
      'BL/0002647/18240217-evening/0003',
      { titleId: 'BL/0002647', issueId: 'BL/0002647/18240217-evening', page: 3, article: null },
    ],
    ['BL/0002647/18240217/0003/0001', { titleId: 'BL/0002647', issueId: 'BL/0002647/18240217', page: 3, article: 1 }],
    [
      'n-deseret-news/18500615/0001/0002',
      { titleId: 'n-deseret-news', issueId: 'n-deseret-news/18500615', page: 1, article: 2 },
    ],
  ])('%s names what it says', (text, expected) => expect(parseNewspaperId(text)).toEqual(expected));

  it.each([
    '',
    'BL/123',
    'BL/0002647/',
    'BL/0002647/18240217/3',
    'BL/0002647/18240217/0003/0001/0001',
    'n-',
    'n-a--b',
    'ROCHE-1871/1',
    '../../etc',
    `n-${'a'.repeat(300)}`,
  ])('%j names nothing', (text) => expect(parseNewspaperId(text)).toBeNull());

  it('are made of what they name, and read back as that', () => {
    const name = fc.string({ maxLength: 100 });
    const date = fc
      .date({ min: new Date('1600-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        name,
        date,
        fc.constantFrom('', 'evening', '2'),
        fc.integer({ min: 1, max: 9_999 }),
        fc.integer({ min: 1, max: 9_999 }),
        (title, day, edition, page, article) => {
          const titleId = titleIdOf({ libraryNumber: null, name: title });
          const issueId = issueIdOf(titleId, day, edition);
          expect(parseNewspaperId(articleIdOf(pageIdOf(issueId, page), article))).toEqual({
            titleId,
            issueId,
            page,
            article,
          });
        },
      ),
    );
  });

  it('take the number of the British Library only where it is one', () => {
    expect(titleIdOf({ libraryNumber: '0002647', name: 'The Statesman.' })).toBe('BL/0002647');
    expect(titleIdOf({ libraryNumber: '2647', name: 'The Statesman.' })).toBe('n-the-statesman');
    expect([titleSlug('Y Gwyliedydd Newydd'), titleSlug('L’Écho d’Été'), titleSlug('Правда')]).toEqual([
      'y-gwyliedydd-newydd',
      'l-echo-d-ete',
      'untitled',
    ]);
  });
});
