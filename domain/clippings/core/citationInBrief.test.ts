import { citationInBrief } from './citationInBrief.ts';

it.each([
  [
    '“Fire at Bath”, The Statesman (London), Tuesday 17 February 1824, p. 3; text read by machine, uncorrected; Muniment (https://records.example.org/image-viewer?issue=a : accessed 3 March 2026).',
    '“Fire at Bath”, The Statesman (London), Tuesday 17 February 1824, p. 3; text read by machine, uncorrected',
  ],
  [
    'The Statesman (London), 17 February 1824, p. 3; Muniment (http://localhost:3101/image-viewer?issue=a : accessed 3 March 2026).',
    'The Statesman (London), 17 February 1824, p. 3',
  ],
  ['1881 census, RG 11/2267, folio 5.', '1881 census, RG 11/2267, folio 5.'],
  ['', ''],
])('a citation says in a list what it is of: %s', (citation, brief) => expect(citationInBrief(citation)).toBe(brief));
