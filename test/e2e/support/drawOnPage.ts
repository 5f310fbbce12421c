import type { Page } from 'puppeteer';

import { untilQuiet } from './untilQuiet.ts';

/** A point of the page that is clipped, in pixels of its image. */
type Point = readonly [x: number, y: number];

/** Frames in a row in which the page must lie where it was: it moves aside for the panel, in flights of its own. */
const STILL_FRAMES = 12;

/** Where points of the page are in the window, once it holds still. Fails where something else would take the press. */
async function placesOf(page: Page, points: readonly Point[]): Promise<{ x: number; y: number }[]> {
  await untilQuiet(page);
  const ground = await page.waitForSelector('[role="application"] [data-ground]');
  if (!ground) throw new Error('Nothing takes rectangles.');
  return ground.evaluate(
    async (element, asked, stillFrames) => {
      // A press below the page has scrolled the window.
      window.scrollTo(0, 0);
      const place = () => (element as SVGGraphicsElement).getScreenCTM();
      const said = () => JSON.stringify([place()?.a, place()?.e, place()?.f]);
      for (let before = '', same = 0; same < stillFrames;) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        same = said() === before ? same + 1 : 0;
        before = said();
      }
      const places = asked
        .map(([x, y]) => new DOMPoint(x, y).matrixTransform(place() ?? undefined))
        .map(({ x, y }) => ({ x, y }));
      const [start] = places;
      const hit = start && document.elementFromPoint(start.x, start.y);
      if (hit !== element)
        throw new Error(`A press at ${JSON.stringify(start)} is taken by ${hit?.outerHTML.slice(0, 200) ?? 'nothing'}`);
      return places;
    },
    points,
    STILL_FRAMES,
  );
}

/** Draws a rectangle by mouse. */
export async function drawByMouse(page: Page, from: Point, to: Point): Promise<void> {
  const [start, end] = await placesOf(page, [from, to]);
  if (!start || !end) return;
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

/** Draws a rectangle with a finger. */
export async function drawByFinger(page: Page, from: Point, to: Point): Promise<void> {
  const [start, end] = await placesOf(page, [from, to]);
  if (!start || !end) return;
  await page.touchscreen.touchStart(start.x, start.y);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1])
    await page.touchscreen.touchMove(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share);
  await page.touchscreen.touchEnd();
}
