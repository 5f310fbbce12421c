import fc from 'fast-check';

import { accentColours } from './accentColours.ts';
import { accentOfSheet, brandSheet, brandSheetPath } from './brandSheet.ts';
import { contrast } from './contrast.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it.each([
  ['of the palette', '#3f38a6', '#3f38a6'],
  ['that is dark', '#123456', '#123456'],
  ['that is black', '#000000', '#000000'],
])('an accent %s stays as it is', (_what, accent, brand) => expect(accentColours(accent).light.brand).toBe(brand));

it.each([
  ['yellow', '#ffcc00'],
  ['white', '#ffffff'],
  ['pale blue', '#cfe3f7'],
])('%s becomes so dark that white can be read on it', (_what, accent) => {
  const { light, dark } = accentColours(accent);
  for (const { brand } of [light, dark]) expect(contrast(brand, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(light.brand).not.toBe(accent);
});

it('the hue of an accent stays', () => {
  const { light } = accentColours('#ffcc00');
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(light.brand.slice(at, at + 2), 16));
  expect(red! > green! && green! > blue!).toBe(true);
});

it('a style sheet has a kilobyte at most, and colours and names alone', () => {
  fc.assert(
    fc.property(colour, (accent) => {
      const sheet = brandSheet(accent);
      expect(sheet.length).toBeLessThanOrEqual(1024);
      expect(sheet).toMatch(/^[-\w:;#{}[\]=,@(). ]+$/u);
      expect(accentOfSheet(brandSheetPath(accent))).toBe(accent);
    }),
    { numRuns: 50 },
  );
});

it.each(['/brand-3f38a6.css', '/brand-3F38A6-1.css', '/brand-3f38a6-1.css/x', '/brand-../-1.css'])(
  '%s is no style sheet',
  (path) => expect(accentOfSheet(path)).toBeNull(),
);
