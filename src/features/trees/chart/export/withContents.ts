import { isFanView } from '#domain/trees/chart/layout/chart.ts';
import { lifespan } from '#domain/trees/core/lifespan.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import type { TreePersonCard } from '#features/trees/core/index.ts';

import { loadPictureFonts } from './pictureFonts.ts';
import type { PictureParts, Portrait } from './pictureParts.ts';

/** Pixels of a portrait's side: twice what a card at full size has. Some four kilobytes each. */
const SIDE = 96;
const QUALITY = 0.85;
/** More of them would make a file of several megabytes; the first of the chart, its nearest, have theirs. */
const MOST = 800;
/** Asked for at once. */
const AT_ONCE = 6;

async function loadPortrait(address: string, canvas: HTMLCanvasElement): Promise<Portrait> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The portrait came with ${response.status}`);
  const bitmap = await createImageBitmap(await response.blob());
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const side = Math.min(bitmap.width, bitmap.height);
  context.drawImage(bitmap, (bitmap.width - side) / 2, (bitmap.height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  bitmap.close();
  const data = canvas.toDataURL('image/jpeg', QUALITY);
  return {
    side: SIDE,
    address: data,
    jpeg: Uint8Array.from(atob(data.slice(data.indexOf(',') + 1)), (letter) => letter.charCodeAt(0)),
  };
}

/** The portraits of a picture of the chart: of people on it whom the reader sees with one. */
const shownWith = ({ chart, cards }: PictureParts): TreePersonCard[] =>
  [...new Set(chart.boxes.map(({ personId }) => personId))]
    .flatMap((id) => cards.get(id ?? '') ?? [])
    .filter(({ portraitUrl, isRedacted }) => portraitUrl !== null && !isRedacted)
    .slice(0, MOST);

/** The portraits of a chart, as the reader may see them, each cut to a small square. Who does not come is left out. */
async function loadPortraits(parts: PictureParts): Promise<ReadonlyMap<string, Portrait>> {
  const found = new Map<string, Portrait>();
  // A fan has none.
  const waiting = isFanView(parts.chart.view) ? [] : shownWith(parts);
  const work = async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
    for (let card = waiting.shift(); card; card = waiting.shift()) {
      try {
        found.set(card.id, await loadPortrait(card.portraitUrl ?? '', canvas));
      } catch {
        // Initials are for it.
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

/** What a picture says, uncut, which decides the letters it needs. */
export const textsOf = ({ chart, cards, isUppercase, colouring }: PictureParts): string[] => [
  '…',
  ...(colouring?.groups ?? []).map(({ label }) => label),
  ...chart.boxes
    .flatMap(({ personId, partnersElsewhere }) => [
      ...(personId === null ? [] : [personId]),
      ...partnersElsewhere.map(({ key }) => key),
    ])
    .flatMap((id) => cards.get(id) ?? [])
    .map((card) => [cardName(card, isUppercase), lifespan(card), card.birthPlace ?? card.deathPlace ?? ''].join(' ')),
];

/** A picture with all that must travel with it: portraits and fonts. */
export async function withContents(parts: PictureParts): Promise<PictureParts> {
  const [portraits, fonts] = await Promise.all([loadPortraits(parts), loadPictureFonts(textsOf(parts))]);
  return { ...parts, portraits, fonts };
}
