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

/**
 * Keeps two copies of a picture without any of the metadata it came with: place, time and camera stay at home.
 * @returns why it is not taken where it is damaged, moves, or has too many pixels
 */
export async function copyPicture(bytes: Buffer): Promise<PictureCopies | UnreadPicture> {
  const sharp = await loadSharp();
  const facts = await sharp(bytes, { limitInputPixels: false }).metadata().catch(() => null);
  if (!facts?.width || !facts.height) return 'DAMAGED';
  if (facts.width * facts.height > MAX_PICTURE_PIXELS || Math.max(facts.width, facts.height) > MAX_PICTURE_SIDE) return 'TOO_MANY_PIXELS';
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
    // One after the other: two at once would hold the whole picture in memory twice.
    const { data: large, info } = await copy(TREE_PICTURE_SIDES.large);
    const { data: small } = await copy(TREE_PICTURE_SIDES.small);
    return { large, small, width: info.width, height: info.height };
  } catch {
    return 'DAMAGED';
  }
}
