import { articleFilters } from './articleFilters.ts';
import { readArticleAddress } from './readArticleAddress.ts';
import { writeArticleAddress } from './writeArticleAddress.ts';

const names = new Map([['BL/0002647', 'The Statesman']]);
const partsOf = (search: string) =>
  articleFilters(readArticleAddress(search).query, names).map(({ name, value }) => `${name}: ${value}`);

describe('the filters of an article search', () => {
  it.each([
    ['', []],
    ['q=mare&order=oldest&page=3&exact=true&not=mare:mate', []],
    ['place=Redruth', ['Published in: Redruth']],
    ['place=Redruth&miles=5', ['Published in: Redruth, within 5 miles']],
    ['from=1842&to=1848', ['Date: 1842–1848']],
    ['from=1842&to=1842', ['Date: 1842']],
    ['from=1842', ['Date: from 1842']],
    ['to=1842-03-05', ['Date: to 5 March 1842']],
    ['from=1842-03-05&to=1842-03-05', ['Date: 5 March 1842']],
    [
      'title=BL/0002647&title=n-b&kind=births&access=institution&decade=1840s',
      [
        'Newspaper: The Statesman',
        'Newspaper: n-b',
        'Decade: 1840s',
        'Archive tag: Births',
        'Access: Libraries and institutions',
      ],
    ],
    ['issue=BL/0002647/18240217-2', ['Issue: 17 February 1824']],
    ['minwords=50&maxwords=1200', ['Length: 50–1,200 words']],
    ['minwords=1', ['Length: 1 word or more']],
    ['maxwords=1', ['Length: up to 1 word']],
    [
      'front=true&corrected=true&added=2026-11-01&quality=70',
      ['Page: front page', 'Text: corrected by members', 'Added: since 1 November 2026', 'Text quality: 70% or better'],
    ],
  ])('of %s are %j', (search, expected) => {
    expect(partsOf(search)).toEqual(expected);
  });

  it('are each removed alone, and the list starts again at its first page', () => {
    const search = 'q=mare&place=Redruth&miles=5&from=1842-01-01&kind=births&kind=deaths&page=3';
    expect(articleFilters(readArticleAddress(search).query).map(({ without }) => writeArticleAddress(without))).toEqual(
      [
        'q=mare&from=1842-01-01&kind=births&kind=deaths',
        'q=mare&place=Redruth&miles=5&kind=births&kind=deaths',
        'q=mare&place=Redruth&miles=5&from=1842-01-01&kind=deaths',
        'q=mare&place=Redruth&miles=5&from=1842-01-01&kind=births',
      ],
    );
  });
});
