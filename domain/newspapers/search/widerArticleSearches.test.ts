import { readArticleAddress } from './readArticleAddress.ts';
import { widerArticleSearches } from './widerArticleSearches.ts';
import { writeArticleAddress } from './writeArticleAddress.ts';

const wider = (search: string) =>
  widerArticleSearches(readArticleAddress(search).query).map(({ change, query }) => [
    change,
    writeArticleAddress(query),
  ]);

describe('searches to try where one finds nothing', () => {
  it.each<[string, string[][]]>([
    ['', []],
    ['q=mare', []],
    ['q=mare&exact=true', [['Include misreadings', 'q=mare']]],
    ['q=mare&not=mare:mate', [['Include misreadings', 'q=mare']]],
    ['q=%22lost+mare%22+-grey', [['All the words, anywhere in the article', 'q=lost+mare+-grey']]],
    ['q=mare+near%2F5+lost', [['All the words, anywhere in the article', 'q=mare+lost']]],
    [
      'q=mare&from=1844-02-29&to=1848',
      [
        ['5 more years either way', 'q=mare&from=1839-02-28&to=1853-12-31'],
        ['Without date: 29 February 1844–1848', 'q=mare'],
      ],
    ],
    [
      'q=mare&place=Redruth&miles=5&page=2',
      [
        ['Within 10 miles of Redruth', 'q=mare&place=Redruth&miles=10'],
        ['Without published in: Redruth, within 5 miles', 'q=mare'],
      ],
    ],
    ['q=mare&place=Redruth&miles=100', [['Without published in: Redruth, within 100 miles', 'q=mare']]],
  ])('%s', (search, expected) => {
    expect(wider(search)).toEqual(expected);
  });

  it('are few', () => {
    expect(wider('q=mare&kind=births&kind=deaths&county=A&county=B&county=C&county=D&decade=1840s')).toHaveLength(6);
  });
});
