import { articlesOfSentence } from './articlesOfSentence.ts';
import { writeArticleAddress } from './writeArticleAddress.ts';

describe('a sentence as a search of articles', () => {
  it.each([
    ['', ''],
    ['lastname=pinch', 'q=pinch'],
    [
      'firstname=mary+ann&lastname=pinch&place=redruth&yearofdeath=1842&yearofdeath_offset=2',
      'q=mary+near%2F3+pinch&place=redruth&miles=20&from=1840-01-01&to=1844-12-31',
    ],
    ['lastname=pinch&yearofbirth=1810', 'q=pinch&from=1810-01-01&to=1910-12-31'],
    ['firstname=john&occupation=miner', 'q=john+miner'],
    ['lastname=de+la+mare', 'q=%22de+la+mare%22'],
  ])('%s asks for %s', (search, articles) => {
    expect(writeArticleAddress(articlesOfSentence(search))).toBe(articles);
  });
});
