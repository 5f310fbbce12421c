import type { PageRegion } from '#domain/records/core/pageRegion.ts';

/** The colour of what no one may see. */
const COVER = '#4b4f58';

/** SVG shapes that lie over what of a page may not be seen. */
export const coverBars = (regions: readonly PageRegion[]): string =>
  regions
    .map(({ x, y, width, height }) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${COVER}"/>`)
    .join('');
