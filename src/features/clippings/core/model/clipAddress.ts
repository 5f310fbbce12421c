import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import { type PageRegion, parseXywh, xywhOf } from '#domain/records/core/pageRegion.ts';

/** A rectangle as an address names it. */
export interface NamedRegion {
  /** What the address of the viewer calls its page. */
  page: string;
  region: PageRegion;
}

const PARTS = /^([\w.~-]{1,200}):([\d,]+)$/u;

/** The rectangles of a clipping that is being made, so that an address can hold them: `3:10,20,300,200;4:…`. */
export const clipParameter = (regions: readonly NamedRegion[]): string =>
  regions.map(({ page, region }) => `${page}:${xywhOf(region)}`).join(';');

/**
 * Reads the rectangles of an address; parts that are none are left out.
 * @param parameter - the value of `clip`; null where the address has none.
 * @returns null where the address starts no clipping; an empty list starts one without rectangles.
 */
export function readClipParameter(parameter: string | null): NamedRegion[] | null {
  if (parameter === null) return null;
  return parameter
    .split(';')
    .slice(0, CLIPPING_LIMITS.regions)
    .flatMap((part) => {
      const [, page = '', xywh = ''] = PARTS.exec(part) ?? [];
      const region = parseXywh(xywh);
      return region ? [{ page, region }] : [];
    });
}
