import { matchesWidth } from './matchesWidth.ts';

describe('a media query in a window that is not there', () => {
  it.each([
    ['(max-width: 1023.98px)', 412, true],
    ['(max-width: 1023.98px)', 1280, false],
    ['(min-width: 768px)', 768, true],
    ['(min-width: 768px) and (max-width: 1023.98px)', 1280, false],
    ['(prefers-reduced-motion: reduce)', 412, false],
  ])('%s at %i pixels: %s', (query, width, holds) => expect(matchesWidth(query, width)).toBe(holds));
});
