import { articleWords } from './articleWords.ts';
import { findSpans } from './findSpans.ts';
import { readWords } from './readWords.ts';

const TEXT = articleWords('The ship Hope arrived at Fal-\nmouth on Monday; the ship was lost\nat Fowey', [
  { word: 2, reading: 'Hopc' },
]);
const found = (words: string, readings: Readonly<Record<string, string[]>>) =>
  findSpans(TEXT, readWords(words).query, (word) => readings[word] ?? []).map(({ from, to }) => `${from}-${to}`);

it.each<[string, string[], Record<string, string[]>]>([
  ['ship', ['1-2', '9-10'], {}],
  ['ship fowey', ['1-2', '9-10', '13-14'], {}],
  ['"the ship"', ['0-2', '8-10'], {}],
  ['"at Falmouth on"', ['4-7'], {}],
  ['"fal mouth"', ['5-6'], {}],
  ['fal', ['5-6'], {}],
  ['hopc', ['2-3'], {}],
  ['sh*', ['1-2', '9-10'], {}],
  ['ship near/2 lost', ['9-10', '11-12'], {}],
  ['ship near/1 lost', [], {}],
  ['monday|fowey', ['7-8', '13-14'], {}],
  ['ship -lost', ['1-2', '9-10'], {}],
  ['schooner', [], {}],
  ['schooner', ['1-2', '9-10'], { schooner: ['ship'] }],
  ['=schooner', [], { schooner: ['ship'] }],
  ['', [], {}],
])('%s is found at %j', (words, spans, readings) => expect(found(words, readings)).toEqual(spans));
