import { MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE, type PictureOutcome } from '#domain/account/profile/pictureRules.ts';
import { TREE_PICTURE_SIDES } from '#domain/trees/core/editing/treePictureRules.ts';

/** The two copies that are kept, WebP, whole and as the camera was held. */
export interface PictureCopies {
  small: Buffer;
  large: Buffer;
  /** Of the large one, in pixels. */
  width: number;
  height: number;
}

/** Why a picture is not taken. */
export type UnreadPicture = Extract<PictureOutcome, 'DAMAGED' | 'TOO_MANY_PIXELS' | 'ANIMATED'>;

/** A picture that takes longer to read than this was made to. */
const PATIENCE_SECONDS = 10;
const WEBP_QUALITY = 84;

/** Loaded when the first picture comes: a system without the library runs the rest of the site. */
const loadSharp = async () => (await import('sharp')).default;

/** A copy of a picture, WebP; width and height in pixels. */
interface PictureCopy {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Copies of a picture without any of the metadata it came with: place, time and camera stay at home.
 * @param sides - the longest side of each, in pixels; a smaller picture stays as large as it is
 * @returns one for each of `sides`; why it is not taken where it is damaged, moves, or has too many pixels
 */
export async function pictureCopies(
  bytes: Buffer,
  sides: readonly number[],
): Promise<readonly PictureCopy[] | UnreadPicture> {
  const sharp = await loadSharp();
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!facts?.width || !facts.height) return 'DAMAGED';
  if (facts.width * facts.height > MAX_PICTURE_PIXELS || Math.max(facts.width, facts.height) > MAX_PICTURE_SIDE)
    return 'TOO_MANY_PIXELS';
  if ((facts.pages ?? 1) > 1) return 'ANIMATED';
  const copy = (side: number) =>
    sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PICTURE_PIXELS, sequentialRead: true })
      .timeout({ seconds: PATIENCE_SECONDS })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: WEBP_QUALITY })
      .toBuffer({ resolveWithObject: true });
  try {
    const copies: PictureCopy[] = [];
    // One after the other: two at once would hold the whole picture in memory twice.
    for (const side of sides) {
      const { data, info } = await copy(side);
      copies.push({ data, width: info.width, height: info.height });
    }
    return copies;
  } catch {
    return 'DAMAGED';
  }
}

/** The two copies that trees keep of a picture, or why it is not taken. */
export async function copyPicture(bytes: Buffer): Promise<PictureCopies | UnreadPicture> {
  const copies = await pictureCopies(bytes, [TREE_PICTURE_SIDES.large, TREE_PICTURE_SIDES.small]);
  if (typeof copies === 'string') return copies;
  const [large, small] = copies;
  return large && small
    ? { large: large.data, small: small.data, width: large.width, height: large.height }
    : 'DAMAGED';
}
