import { createTextCache } from './textCache.ts';

describe('a cache of what was made of texts', () => {
  it('keeps what was used last within its bounds', () => {
    const cache = createTextCache<number>({ most: 10, longest: 6 });
    cache.set('aaaa', 1);
    cache.set('bbbb', 2);
    expect(cache.get('aaaa')).toBe(1);
    cache.set('cccc', 3);
    expect(['aaaa', 'bbbb', 'cccc'].map((text) => cache.get(text))).toEqual([1, undefined, 3]);
    cache.set('aaaa', 4);
    expect([cache.get('aaaa'), cache.length]).toEqual([4, 8]);
  });

  it('remembers no text that is longer than one may be, and never more than all may have', () => {
    const cache = createTextCache<number>({ most: 1_000, longest: 100 });
    cache.set('x'.repeat(101), 1);
    expect(cache.length).toBe(0);
    for (let at = 0; at < 5_000; at++) cache.set(`${at}`.padEnd(1 + (at % 120), 'x'), at);
    expect(cache.length).toBeLessThanOrEqual(1_000);
    expect(cache.length).toBeGreaterThan(800);
  });
});
