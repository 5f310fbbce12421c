import { type ImageSize, isWithinLimits, scaleSize, scaleToLimits } from './imageLimits.ts';

/** A size in pixels, and how it is best written. */
interface WorkedOutSize extends ImageSize {
  canonical: string;
}

const NUMBER = '(\\d{1,9})';
const FORMS = {
  max: /^max$/u,
  percent: /^pct:(\d{1,7}(?:\.\d{1,10})?|\.\d{1,10})$/u,
  width: new RegExp(`^${NUMBER},$`, 'u'),
  height: new RegExp(`^,${NUMBER}$`, 'u'),
  exact: new RegExp(`^${NUMBER},${NUMBER}$`, 'u'),
  within: new RegExp(`^!${NUMBER},${NUMBER}$`, 'u'),
} as const;

/** The size that a form without its `^` asks for; null for what is no form. */
function askedSize(text: string, region: ImageSize, mayEnlarge: boolean): ImageSize | null {
  const match = (form: keyof typeof FORMS) => FORMS[form].exec(text)?.slice(1).map(Number);
  const limit = scaleToLimits(region);
  if (match('max')) return scaleSize(region, mayEnlarge ? limit : Math.min(1, limit));
  const [percent] = match('percent') ?? [];
  if (percent !== undefined)
    return percent === 0
      ? { width: 0, height: 0 }
      : {
          width: Math.max(1, Math.round((region.width * percent) / 100)),
          height: Math.max(1, Math.round((region.height * percent) / 100)),
        };
  const [width] = match('width') ?? [];
  if (width !== undefined)
    return { width, height: width && Math.max(1, Math.round((region.height * width) / region.width)) };
  const [height] = match('height') ?? [];
  if (height !== undefined)
    return { width: height && Math.max(1, Math.round((region.width * height) / region.height)), height };
  const exact = match('exact');
  if (exact) return { width: exact[0] ?? 0, height: exact[1] ?? 0 };
  const within = match('within');
  if (!within) return null;
  const [mostWidth = 0, mostHeight = 0] = within;
  if (mostWidth === 0 || mostHeight === 0) return { width: 0, height: 0 };
  const size = scaleSize(
    region,
    Math.min(mostWidth / region.width, mostHeight / region.height, limit, mayEnlarge ? Infinity : 1),
  );
  return { width: Math.min(size.width, mostWidth), height: Math.min(size.height, mostHeight) };
}

/**
 * Works out the size parameter of the IIIF Image API 3 (section 4.2) for a region: the form, with `^` before it where
 * the image may be larger than the region.
 */
export function parseSize(text: string, region: ImageSize): WorkedOutSize | { message: string } {
  const mayEnlarge = text.startsWith('^');
  const size = askedSize(mayEnlarge ? text.slice(1) : text, region, mayEnlarge);
  if (!size) return { message: 'The size must be max, w,, ,h, pct:n, w,h or !w,h, with ^ before it to enlarge.' };
  if (size.width === 0 || size.height === 0) return { message: 'The size must have a width and a height.' };
  if (!isWithinLimits(size))
    return { message: 'That is larger than this service makes images; info.json has its limits.' };
  const isLarger = size.width > region.width || size.height > region.height;
  if (isLarger && !mayEnlarge)
    return { message: 'That is larger than the region; write ^ before the size to enlarge.' };
  const most = scaleSize(region, Math.min(1, scaleToLimits(region)));
  const isMost = size.width === most.width && size.height === most.height;
  return { ...size, canonical: isMost ? 'max' : `${isLarger ? '^' : ''}${size.width},${size.height}` };
}
