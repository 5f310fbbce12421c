import { chooseMatches } from './chooseMatches.ts';
import type { LinkageMatch } from './matchPersons.ts';

const match = (bits: number, word: LinkageMatch['word'] = 'strong'): LinkageMatch => ({ bits, word, reasons: [] });
const chosen = (candidates: Parameters<typeof chooseMatches>[0], most = 10) =>
  chooseMatches(candidates, most).map(({ id, word }) => [id, word]);

describe('chooseMatches', () => {
  it('shows the surest first and leaves out what is no match', () => {
    expect(
      chosen([
        { id: 'a', source: '1861', match: match(18) },
        { id: 'b', source: '1871', match: match(25) },
        { id: 'c', source: '1881', match: match(5, null) },
      ]),
    ).toEqual([
      ['b', 'strong'],
      ['a', 'strong'],
    ]);
  });

  it('calls none strong where two of one source are about as likely', () => {
    expect(
      chosen([
        { id: 'a', source: '1861', match: match(20) },
        { id: 'b', source: '1861', match: match(19) },
      ]),
    ).toEqual([
      ['a', 'possible'],
      ['b', 'possible'],
    ]);
  });

  it('leaves out who is clearly less likely than another of the source', () => {
    expect(
      chosen([
        { id: 'a', source: '1861', match: match(25) },
        { id: 'b', source: '1861', match: match(19) },
      ]),
    ).toEqual([['a', 'strong']]);
  });

  it('shows no more than was asked for, in an order that never changes', () => {
    expect(
      chosen(
        [
          { id: 'b', source: '1', match: match(20) },
          { id: 'a', source: '2', match: match(20) },
        ],
        1,
      ),
    ).toEqual([['a', 'strong']]);
  });
});
