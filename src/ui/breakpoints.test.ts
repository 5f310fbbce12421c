import { readFileSync } from 'node:fs';

import { belowQuery, BREAKPOINTS } from './breakpoints.ts';

describe('breakpoints', () => {
  it('UI-019 are these ten', () => {
    expect(BREAKPOINTS).toEqual({
      xxs375: 375,
      xs: 480,
      sm: 640,
      md: 768,
      lg: 960,
      xl: 1024,
      xxl: 1400,
      twlg: 1024,
      twxl: 1280,
      twxxl: 1536,
    });
  });

  it('are the same for style sheets', () => {
    const sheet = readFileSync('src/styles/_breakpoints.scss', 'utf8');
    const pairs = [...sheet.matchAll(/'(\w+)': (\d+)px/g)].map(([, name, px]) => [name, Number(px)]);
    expect(Object.fromEntries(pairs)).toEqual(BREAKPOINTS);
  });

  it('leave no gap between below and from', () => {
    expect(belowQuery('md')).toBe('(max-width: 767.98px)');
  });
});
