import { whyNotTaken } from './whyNotTaken.ts';

const LOST = 'The file didn’t arrive.';

describe('whyNotTaken', () => {
  it.each([
    ['no answer', null, LOST],
    ['an answer of another kind', 'Bad gateway', LOST],
    ['a refusal', { problem: 'This file is empty.' }, 'This file is empty.'],
    ['a failure', { error: { code: 'INTERNAL_SERVER_ERROR' } }, LOST],
    [
      'a file that may have been stored',
      { error: { code: 'WRITE_IN_DOUBT' } },
      'We can’t tell whether this was saved. Check before you try again.',
    ],
  ])('says of %s', (_of, answer, text) => {
    expect(whyNotTaken(answer, LOST)).toBe(text);
  });
});
