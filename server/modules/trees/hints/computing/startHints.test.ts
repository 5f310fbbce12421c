import { restAfter } from './startHints.ts';

describe('restAfter', () => {
  it.each([
    ['hardly rests while nobody searches', 200, { sinceSearch: 60_000, lateness: 1 }, 5],
    ['rests three times as long as it worked while somebody searches', 200, { sinceSearch: 0, lateness: 1 }, 600],
    ['does so a while after, too', 200, { sinceSearch: 1_500, lateness: 1 }, 600],
    ['does so while the server has other work', 200, { sinceSearch: 60_000, lateness: 90 }, 600],
    ['never rests longer than three seconds', 9_000, { sinceSearch: 0, lateness: 0 }, 3_000],
  ])('%s', (_what, workMs, bustle, rest) => expect(restAfter(workMs, bustle)).toBe(rest));
});
