import { CARD } from './chart.ts';
import { drawLine, type Placed } from './placed.ts';

const HALF_WIDTH = CARD.width / 2;
const HALF_HEIGHT = CARD.height / 2;
/** From one partner to the next. */
export const PARTNER_STEP = CARD.width + CARD.between;
/**
 * Lines to the second partner and later ones run over the cards between, so far apart; closer where they would need
 * more than `LANES_ROOM`.
 */
const LANE = 5;
/** From the edge of the card to the first line that leaves it at its top. */
const INSET = 12;
/** What there is between the cards and the cross-bars above them. */
const LANES_ROOM = 25;

/** Where the line of a family leaves the couple, from the middle of the first partner: before the card of the other. */
export const dropBefore = (partner: number): number => (partner + 0.5) * PARTNER_STEP;

/**
 * Joins a person with the partners who are beside them in a row. The next one is joined straight; the lines to all
 * others go over the cards between and come down before the card they belong to, the farther the higher, so that none
 * crosses another.
 * @param placed - takes the lines
 * @param at - middle of the card of the one whose partners they are
 * @param side - 1: partners to the right; -1: to the left
 * @param count - how many they are
 */
export function drawPartners(placed: Placed, at: { x: number; y: number }, side: 1 | -1, count: number): void {
  const { x, y } = at;
  const lane = Math.min(LANE, LANES_ROOM / Math.max(count - 1, 1));
  for (let partner = 0; partner < count; partner += 1) {
    const end = x + side * ((partner + 1) * PARTNER_STEP - HALF_WIDTH);
    if (partner === 0) {
      drawLine(placed, [x + side * HALF_WIDTH, y, end, y]);
      continue;
    }
    const nth = partner - 1;
    const start = x + side * (HALF_WIDTH - INSET - nth * lane);
    const top = y - HALF_HEIGHT;
    const over = top - (nth + 1) * lane;
    const drop = x + side * dropBefore(partner);
    drawLine(placed, [start, top, start, over, drop, over, drop, y, end, y]);
  }
}
