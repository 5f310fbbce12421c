import fc from 'fast-check';

import { wrapText } from './wrapText.ts';

const widthOf = (text: string) => text.length;

describe('a text on several lines', () => {
  it.each([
    ['Ann Webb', 10, 2, ['Ann Webb']],
    ['Clara Edith Thistlewood', 12, 2, ['Clara Edith', 'Thistlewood']],
    ['Clara Edith Thistlewood Lovibond', 12, 2, ['Clara Edith', 'Thistlewood Lovibond']],
    ['Featherstonehaugh', 5, 2, ['Featherstonehaugh']],
    ['', 5, 2, ['']],
  ])('%s', (text, room, most, lines) => expect(wrapText(text, room, most, widthOf)).toEqual(lines));

  it('loses no word, and has no more lines than there is room for', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 3 }), (text, room, most) => {
        const lines = wrapText(text, room, most, widthOf);
        expect(lines.length).toBeLessThanOrEqual(most);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }),
    );
  });
});
