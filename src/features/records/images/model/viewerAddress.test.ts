import fc from 'fast-check';

import { readViewerPlace, viewerQuery } from './viewerAddress.ts';

it('writes what it reads', () => {
  const length = fc.integer({ min: 1, max: 99_999 });
  const region = fc.record({ x: fc.nat(99_999), y: fc.nat(99_999), width: length, height: length });
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.option(fc.string({ minLength: 1 })),
      fc.option(region),
      (recordId, pageId, cut) => {
        expect(readViewerPlace(new URLSearchParams(viewerQuery({ recordId, pageId, region: cut })))).toEqual({
          recordId,
          pageId,
          region: cut,
        });
      },
    ),
  );
});

it.each(['1,2,3', '1,2,0,4', '-1,2,3,4', 'pct:1,2,3,4', 'a', '1,2,3,4,5'])('takes %s for no rectangle', (xywh) => {
  expect(readViewerPlace(new URLSearchParams({ id: 'a', xywh })).region).toBeNull();
});

it('keeps the commas of a rectangle, so that it can be read and changed by hand', () => {
  expect(viewerQuery({ recordId: 'R39/1', region: { x: 1, y: 2, width: 3, height: 4 } })).toBe(
    '?id=R39%2F1&xywh=1,2,3,4',
  );
});
