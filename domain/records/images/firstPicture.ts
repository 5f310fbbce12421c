import { type PageRegion, xywhOf } from '../core/pageRegion.ts';
import { firstView } from './firstView.ts';
import { type ImageSize, isWithinLimits, scaleSize } from './imageLimits.ts';

/** Widths in pixels that first pictures are made in, so that readers with windows alike share them. */
const WIDTHS = [480, 720, 1080, 1440, 1920, 2560] as const;
/** How wide the place of a picture may be for its height. */
const SHAPES = { desk: 1.5, phone: 0.75 } as const;
/** Where so much of a page is in view, the picture is of all of it. */
const NEARLY_ALL = 0.7;
/**
 * The place of a page in a viewer, width and height, by the width of the window: near enough to choose among the
 * widths.
 */
const PLACES = [
  ['(min-width: 1024px) ', '(100vw - 30rem)', '(100vh - 13rem)'],
  ['(min-width: 768px) ', '100vw', '66vh'],
  ['', '100vw', '(100vh - 21rem)'],
] as const;

/** One picture that shows of a page what a viewer shows first. */
export interface FirstPicture {
  /** The part of the page that it is of. */
  part: PageRegion;
  /** What of the page is to be in view as large as fits, in pixels of the page; it may reach beyond the page. */
  view: PageRegion;
  src: string;
  srcSet: string;
  sizes: string;
}

/** A stretch of so much around a middle, moved onto the page and cut at its edges. */
function onPage(middle: number, length: number, page: number): { from: number; to: number } {
  const from = Math.min(Math.max(0, middle - length / 2), Math.max(0, page - length));
  return { from: Math.floor(from), to: Math.ceil(Math.min(page, from + length)) };
}

function partInView({ x, y, width, height }: PageRegion, page: ImageSize, shape: number): PageRegion {
  const across = onPage(x + width / 2, Math.max(width, height * shape), page.width);
  const down = onPage(y + height / 2, Math.max(height, width / shape), page.height);
  const part = { x: across.from, y: down.from, width: across.to - across.from, height: down.to - down.from };
  return part.width * part.height > NEARLY_ALL * page.width * page.height ? { x: 0, y: 0, ...page } : part;
}

/**
 * The picture that a viewer shows of a page until its tiles have come: one request for what will be in view, in the
 * size that the window needs.
 * @param service - path of the page at the IIIF Image API, without a final slash
 * @param region - what is brought into view; null for all of the page
 * @param device - what the window is like: it decides how much beside the region is part of the picture
 */
export function firstPicture(
  service: string,
  page: ImageSize,
  region: PageRegion | null,
  device: keyof typeof SHAPES,
): FirstPicture {
  const view = region ? firstView(region, page) : { x: 0, y: 0, ...page };
  const part = partInView(view, page, SHAPES[device]);
  const isAll = part.width === page.width && part.height === page.height;
  const widths = [
    ...WIDTHS.filter((width) => width < part.width),
    Math.min(part.width, WIDTHS.at(-1) ?? part.width),
  ].filter((width) => isWithinLimits(scaleSize(part, width / part.width)));
  const addressOf = (size: string) => `${service}/${isAll ? 'full' : xywhOf(part)}/${size}/0/default.webp`;
  const middle = widths.find((width) => width >= 1_000) ?? widths.at(-1);
  const share = (of: number) => Number((part.width / of).toFixed(3));
  return {
    part,
    view,
    // A page of a shape that no width is within the limits for has one size only.
    src: addressOf(middle === undefined ? 'max' : `${middle},`),
    srcSet: widths.map((width) => `${addressOf(`${width},`)} ${width}w`).join(', '),
    sizes: PLACES.map(
      ([when, width, height]) => `${when}min(${width} * ${share(view.width)}, ${height} * ${share(view.height)})`,
    ).join(', '),
  };
}
