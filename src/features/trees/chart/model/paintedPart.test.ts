import { canvasSize, movePaintedPart } from './paintedPart.ts';

const WINDOW = { width: 1_000, height: 800 };
const PAINTED = { camera: { x: 0, y: 0, scale: 0.5 }, window: WINDOW, size: { width: 1_500, height: 1_200 } };

it('is half as large again as the window where memory allows, and never smaller than it', () => {
  expect(canvasSize(WINDOW, 1)).toEqual(PAINTED.size);
  expect(canvasSize({ width: 3_840, height: 2_160 }, 2)).toEqual({ width: 3_840, height: 2_160 });
  const { width, height } = canvasSize({ width: 1_920, height: 1_080 }, 2);
  expect(width).toBeGreaterThan(1_920);
  expect(width * height * 4).toBeLessThanOrEqual(12_010_000);
  expect(canvasSize({ width: 0, height: 0 }, 1)).toEqual({ width: 0, height: 0 });
});

it('moves by what the camera was pulled', () => {
  expect(movePaintedPart(PAINTED, { x: 100, y: -40, scale: 0.5 }, WINDOW)).toEqual({ x: -50, y: 20, stretch: 1 });
});

it('is stretched about its middle while the camera comes nearer', () => {
  // A chart's point at 60, 0 was painted 30 pixels right of the middle; at 0.6 it is seen 36 right of it.
  const moved = movePaintedPart(PAINTED, { x: 0, y: 0, scale: 0.6 }, WINDOW);
  expect(moved).toMatchObject({ x: 0, y: 0 });
  expect(30 * (moved?.stretch ?? 0)).toBeCloseTo(36);
});

it('is painted again where the window shows more than there is', () => {
  expect(movePaintedPart(PAINTED, { x: 499, y: 0, scale: 0.5 }, WINDOW)).not.toBeNull();
  expect(movePaintedPart(PAINTED, { x: 501, y: 0, scale: 0.5 }, WINDOW)).toBeNull();
  expect(movePaintedPart(PAINTED, { x: 0, y: 0, scale: 0.3 }, WINDOW)).toBeNull();
});

it('is painted again for a window of another size', () => {
  expect(movePaintedPart(PAINTED, PAINTED.camera, { width: 1_000, height: 799 })).toBeNull();
});

it('is painted again where letters would be stretched too far, and where cards become elements', () => {
  const far = { ...PAINTED, camera: { x: 0, y: 0, scale: 0.1 } };
  expect(movePaintedPart(far, { x: 0, y: 0, scale: 0.2 }, WINDOW)).not.toBeNull();
  expect(movePaintedPart(far, { x: 0, y: 0, scale: 0.21 }, WINDOW)).toBeNull();
  expect(
    movePaintedPart({ ...PAINTED, camera: { x: 0, y: 0, scale: 0.6 } }, { x: 0, y: 0, scale: 0.62 }, WINDOW),
  ).toBeNull();
});
