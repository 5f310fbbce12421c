import fc from 'fast-check';

import { panBesidePanel } from '../chart/usePlacedCamera.ts';
import { chartPoint, fitRect, isInside, clampCamera, windowRect, zoomAt } from './camera.ts';

const size = { width: 1000, height: 600 };
const number = (max: number) => fc.double({ min: -max, max, noNaN: true });

describe('the camera', () => {
  it('keeps the point that was aimed at where it is', () => {
    const camera = fc.record({
      x: number(1e4),
      y: number(1e4),
      scale: fc.double({ min: 0.05, max: 1.5, noNaN: true }),
    });
    fc.assert(
      fc.property(
        camera,
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        fc.nat(1000),
        fc.nat(600),
        (before, factor, x, y) => {
          const aimed = chartPoint(before, size, { x, y });
          const after = chartPoint(zoomAt(before, size, factor, { x, y }), size, { x, y });
          expect(after.x).toBeCloseTo(aimed.x, 3);
          expect(after.y).toBeCloseTo(aimed.y, 3);
        },
      ),
    );
  });

  it('fits a chart into the window, and blows up no small one', () => {
    const wide = { left: -4000, top: -100, right: 4000, bottom: 100 };
    expect(isInside(wide, windowRect(fitRect(wide, size), size))).toBe(true);
    expect(
      fitRect({ left: 0, top: 0, right: 10, bottom: 10 }, size, { left: 40, top: 0, right: 0, bottom: 0 }),
    ).toEqual({ x: -15, y: 5, scale: 1 });
  });

  it('brings a card out from under the panel about its person, and stays where it can be seen', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const phone = { width: 375, height: 700 };
    const card = (top: number) => ({ left: -108, top, right: 108, bottom: top + 76 });
    expect(panBesidePanel(camera, card(-200), phone)).toBe(camera);
    const lower = panBesidePanel(camera, card(150), phone);
    expect(windowRect(lower, phone).bottom - card(150).bottom).toBeGreaterThan(phone.height * 0.55);
    expect(
      windowRect(panBesidePanel(camera, { left: 300, top: 0, right: 480, bottom: 76 }, size), size).right - 480,
    ).toBeGreaterThan(330);
  });

  it('does not lose the chart', () => {
    expect(clampCamera({ x: 900, y: -900, scale: 1 }, { left: 0, top: 0, right: 10, bottom: 10 })).toEqual({
      x: 10,
      y: 0,
      scale: 1,
    });
  });
});
