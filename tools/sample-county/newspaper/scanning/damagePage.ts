import { createRandom } from '#domain/kernel/random/createRandom.ts';
import type { Blemish } from '#server/engines/images/newsprint/newsprint.ts';

import type { TypeSheet } from '../setting/typeSheet.ts';

/** Share of pages that something has happened to. */
const DAMAGED = 0.3;

/** Stains and faded places of a page, always the same ones. */
export function damagePage(on: number, page: number, { size }: TypeSheet): Blemish[] {
  const random = createRandom(`damage ${on} ${page}`);
  if (!random.chance(DAMAGED)) return [];
  return Array.from({ length: random.between(1, 2) }, (): Blemish => {
    const [width, height] = [random.between(340, 820), random.between(260, 640)];
    return {
      kind: random.chance(0.5) ? 'stain' : 'faded',
      width,
      height,
      x: random.between(40, size.width - width - 40),
      y: random.between(260, size.height - height - 120),
    };
  });
}
