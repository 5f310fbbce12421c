import { type Fault, Rejected } from '../IssueDraft.ts';
import type { AltoPage } from './readAlto.ts';
import { boxAround, fitPage, type FittedPage, type Scale } from './textPage.ts';

/** Resolution that is taken where neither the file nor a picture gives the pixels of a page. */
const USUAL_DPI = 300;
/** Share of words outside their page above which its units are wrong. */
const MOST_STRAY = 0.5;
/** Difference in shape between a page and its picture that rounding cannot explain. */
const MOST_SKEW = 0.03;

interface Size {
  width: number;
  height: number;
}

/** Pixels of one unit, without a picture to go by. */
function pixelsPer({ unit, dpi }: AltoPage): number {
  if (unit === 'pixel') return 1;
  return (dpi ?? USUAL_DPI) / (unit === 'mm10' ? 254 : 1_200);
}

/** The page in the units of its file; worked out from its words where it is not given. */
function sizeIn(page: AltoPage): Size | null {
  if (page.width !== null && page.height !== null && page.width > 0 && page.height > 0)
    return { width: page.width, height: page.height };
  const around = boxAround(page.lines.flatMap(({ words }) => words.flatMap(({ box }) => box ?? [])));
  return around && around.x + around.width > 0 && around.y + around.height > 0
    ? { width: around.x + around.width, height: around.y + around.height }
    : null;
}

/**
 * Fits a page of ALTO to its picture; without one, pixels are worked out from its unit and resolution.
 *
 * @param picture - size of the page image in pixels.
 * @throws Rejected when the page has no size at all, or most of its words lie outside it.
 */
export function fitAlto(
  page: AltoPage,
  picture: Size | null,
  name: string,
  report: (fault: Fault) => void,
): FittedPage {
  const own = sizeIn(page);
  const note = (reason: string) => report({ file: name, line: page.startLine, reason });
  if (!own && !picture) throw new Rejected(name, page.startLine, 'gives no size of its page, nor of any word');
  if (page.width === null || page.height === null) note('gives no size of its page: taken from its words or its image');
  const perUnit = pixelsPer(page);
  // A page without a size of its own is measured in the pixels of its picture.
  const isMeasured = picture !== null && own !== null && page.width !== null && page.height !== null;
  const scale: Scale = isMeasured
    ? { x: picture.width / own.width, y: picture.height / own.height }
    : { x: perUnit, y: perUnit };
  if (isMeasured && Math.abs(scale.x / scale.y - 1) > MOST_SKEW)
    note(
      `its page is ${own.width} by ${own.height}, its image ${picture.width} by ${picture.height} pixels: boxes may be off`,
    );
  const size = picture ?? {
    width: Math.max(1, Math.round((own?.width ?? 1) * perUnit)),
    height: Math.max(1, Math.round((own?.height ?? 1) * perUnit)),
  };
  const fitted = fitPage(page, size, scale);
  const words = fitted.lines.reduce((sum, line) => sum + line.words.length, 0);
  if (words > 0 && fitted.strayWords > words * MOST_STRAY)
    throw new Rejected(
      name,
      page.startLine,
      `${fitted.strayWords} of its ${words} words are outside the page: its unit of measurement is wrong`,
    );
  if (fitted.strayWords > 0)
    note(`${fitted.strayWords} of its ${words} words reach beyond the page: cut off at its edge`);
  return fitted;
}
