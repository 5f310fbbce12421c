import { joinWords } from './joinWords.ts';
import { readWords } from './readWords.ts';

const NONE = { all: '', phrase: '', any: '', none: '' };

describe('the words of four boxes as one query', () => {
  it.each([
    [{}, ''],
    [{ all: ' lost  near/5 mare ' }, 'lost  near/5 mare'],
    [{ phrase: '“lost   mare”' }, '"lost mare"'],
    [{ any: 'mare horse "grey pony" | cow' }, 'mare | horse | "grey pony" | cow'],
    [{ none: 'cow -"old dog"' }, '-cow -"old dog"'],
    [
      { all: 'stolen', phrase: 'grey mare', any: 'Bodmin Truro', none: 'Exeter' },
      'stolen "grey mare" Bodmin | Truro -Exeter',
    ],
    [{ phrase: '"', any: '""', none: '  ' }, ''],
  ])('%j is %s', (boxes, query) => {
    expect(joinWords({ ...NONE, ...boxes })).toBe(query);
    expect(readWords(query).faults).toEqual([]);
  });
});
