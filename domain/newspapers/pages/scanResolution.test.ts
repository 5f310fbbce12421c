import { estimatedDpi, LEAST_DPI } from './scanResolution.ts';

const lines = (count: number, height: number) => Array.from({ length: count }, () => ({ height }));

describe('the resolution of a scan', () => {
  it.each([
    [lines(200, 26), 297],
    [lines(200, 13), 149],
    [[...lines(30, 90), ...lines(200, 26)], 297],
    [lines(11, 26), null],
    [[], null],
  ])('is estimated from the usual height of its lines', (all, dpi) => expect(estimatedDpi(all)).toBe(dpi));

  it('is too low where lines are 13 pixels high', () => expect(estimatedDpi(lines(50, 13))).toBeLessThan(LEAST_DPI));
});
