import { cardName } from '#domain/trees/core/cardName.ts';
import { lifespan } from '#domain/trees/core/life/lifespan.ts';

import { loadPictureFonts } from './pictureFonts.ts';
import { loadPortraits } from './loadPortraits.ts';
import type { PictureParts } from './shape.ts';

/** What a picture says, uncut, which decides the letters it needs. */
export const textsOf = ({ chart, cards, isUppercase, colouring }: PictureParts): string[] => [
  '…',
  ...(colouring?.groups ?? []).map(({ label }) => label),
  ...chart.boxes
    .flatMap(({ personId, marriedTo }) => [...(personId === null ? [] : [personId]), ...marriedTo])
    .flatMap((id) => cards.get(id) ?? [])
    .map((card) => [cardName(card, isUppercase), lifespan(card), card.birthPlace ?? card.deathPlace ?? ''].join(' ')),
];

/** A picture with all that must travel with it: portraits and fonts. */
export async function withContents(parts: PictureParts): Promise<PictureParts> {
  const [portraits, fonts] = await Promise.all([loadPortraits(parts), loadPictureFonts(textsOf(parts))]);
  return { ...parts, portraits, fonts };
}
