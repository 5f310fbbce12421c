import { readTreeDate } from '../../core/dates/readTreeDate.ts';
import { emptyCitation, emptySource } from '../../core/documents/emptyDocuments.ts';
import { aFact } from '../../core/trees.fixture.ts';
import { factLine, predicate, whenInWords } from './factSentence.ts';
import { noteOfCitation, roman } from './runs.ts';

describe('a date within a sentence', () => {
  it.each([
    ['3 APR 1881', 'on 3 April 1881'],
    ['3/4/1881', 'on 3/4/1881'],
    ['APR 1881', 'in April 1881'],
    ['1881', 'in 1881'],
    ['ABT 1832', 'about 1832'],
    ['c. 1832', 'about 1832'],
    ['EST 1832', 'about 1832'],
    ['BEF 1900', 'before 1900'],
    ['BET 3 APR 1881 AND 1882', 'between 3 April 1881 and 1882'],
    ['FROM 1881 TO 1890', 'from 1881 to 1890'],
    ['about harvest', 'about harvest'],
    ['(when the mill burnt)', '(when the mill burnt)'],
    ['unknown', '(unknown)'],
  ])('%s: %s', (text, expected) => expect(whenInWords(readTreeDate(text)!)).toBe(expected));
});

describe('a fact of a report', () => {
  const place = { text: 'Roche, Cornwall', position: null };
  it.each([
    [{ type: 'birth', date: readTreeDate('3 APR 1881'), place }, ' was born on 3 April 1881 at Roche, Cornwall'],
    [
      { type: 'death', date: readTreeDate('1900'), age: '71y', cause: 'fever' },
      ' died in 1900 (aged 71y, cause: fever)',
    ],
    [{ type: 'burial', place }, ' was buried at Roche, Cornwall'],
    [{ type: 'death', value: 'Y' }, ' died'],
    [{ type: 'divorce', value: 'N' }, null],
    [{ type: 'occupation', value: 'miller' }, null],
  ])('%j has the predicate %j', (fact, expected) => expect(predicate(aFact(fact))).toBe(expected));

  it.each([
    [
      { type: 'occupation', value: 'miller', date: readTreeDate('1881'), place },
      'Occupation: miller, 1881, Roche, Cornwall',
    ],
    [{ type: 'custom', label: 'Mill fire', date: readTreeDate('MAY 1881') }, 'Mill fire: May 1881'],
    [{ type: 'will' }, 'Will'],
  ])('%j has the line %j', (fact, expected) => expect(factLine(aFact(fact))).toBe(expected));
});

describe('a note', () => {
  const source = {
    ...emptySource(1),
    author: 'A. Clerk',
    title: 'Register of Roche',
    publication: 'Truro, 1901',
    repository: 'Kresen Kernow',
    callNumber: 'P202/1',
  };
  it.each([
    [
      { page: 'fol. 3', text: 'John son of Thomas' },
      source,
      'A. Clerk, Register of Roche (Truro, 1901), fol. 3; Kresen Kernow, P202/1. “John son of Thomas”.',
    ],
    [
      { page: 'p. 4', note: 'Seen at Truro', url: 'https://example.org/4' },
      null,
      'p. 4. Seen at Truro. https://example.org/4',
    ],
    [{}, null, ''],
    [{}, { ...emptySource(2), url: 'https://example.org' }, 'https://example.org'],
  ])('%j is %#', (citation, from, expected) =>
    expect(noteOfCitation({ ...emptyCitation(), ...citation }, from)).toBe(expected),
  );
});

it('numbers children in small roman figures', () =>
  expect([1, 4, 9, 14, 40, 99].map(roman)).toEqual(['i', 'iv', 'ix', 'xiv', 'xl', 'xcix']));
