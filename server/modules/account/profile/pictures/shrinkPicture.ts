import {
  MAX_PICTURE_PIXELS,
  MAX_PICTURE_SIDE,
  PICTURE_SIZES,
  MAX_PICTURE_BYTES,
  pictureTypeProblem,
  type PictureOutcome,
} from '#domain/account/profile/pictureRules.ts';

/** A refusal, for the member to read. */
type PictureProblem = Exclude<PictureOutcome, 'SAVED'>;

const DATA_URL = /^data:[\w.+/-]*(?:;[\w-]+=[\w.-]+)*;base64,/i;
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

/**
 * The bytes of a picture that came as text: a data URL, or base64 alone. What the text says about its type is not
 * believed; the bytes say it.
 */
export function decodePicture(text: string): Buffer | PictureProblem {
  const base64 = text.replace(DATA_URL, '');
  if ((base64.length * 3) / 4 > MAX_PICTURE_BYTES + 2) return 'TOO_LARGE';
  if (!BASE64.test(base64)) return 'NOT_A_PICTURE';
  const bytes = Buffer.from(base64, 'base64');
  return pictureTypeProblem(bytes) ?? bytes;
}

/** The two copies that are kept, WebP. */
export interface Picture {
  small: Buffer;
  large: Buffer;
}

/** A picture that takes longer to read than this was made to. */
const PATIENCE_SECONDS = 10;
const WEBP_QUALITY = 82;

/** Loaded when the first picture comes: a system without the library runs the rest of the site. */
const loadSharp = async () => (await import('sharp')).default;

/**
 * Cuts a picture to a square, turns it the way its camera was held, and keeps two small copies without any of the
 * metadata it came with: place, time and camera stay at home.
 */
export async function shrinkPicture(bytes: Buffer): Promise<Picture | PictureProblem> {
  const sharp = await loadSharp();
  const open = () => sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PICTURE_PIXELS, sequentialRead: true });
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!facts?.width || !facts.height) return 'DAMAGED';
  if (facts.width * facts.height > MAX_PICTURE_PIXELS || Math.max(facts.width, facts.height) > MAX_PICTURE_SIDE)
    return 'TOO_MANY_PIXELS';
  if ((facts.pages ?? 1) > 1) return 'ANIMATED';
  const copy = (side: number) =>
    open()
      .timeout({ seconds: PATIENCE_SECONDS })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .toColourspace('srgb')
      .webp({ quality: WEBP_QUALITY })
      .toBuffer();
  try {
    // One after the other: two at once would hold the whole picture in memory twice.
    const large = await copy(PICTURE_SIZES.large);
    return { large, small: await copy(PICTURE_SIZES.small) };
  } catch {
    return 'DAMAGED';
  }
}
