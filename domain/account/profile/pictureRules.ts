/** What became of a picture that was sent (spec 2 section 3). */
export const PICTURE_OUTCOMES = [
  'SAVED',
  'TOO_LARGE',
  'TOO_MANY_PIXELS',
  'NOT_A_PICTURE',
  'UNSUPPORTED_TYPE',
  'ANIMATED',
  'DAMAGED',
] as const;

/** One outcome. */
export type PictureOutcome = (typeof PICTURE_OUTCOMES)[number];

/** Most bytes of a picture as it is sent; pages cut and shrink a larger file before they send it. */
export const MAX_PICTURE_BYTES = 700_000;
/** Most pixels of a picture. */
export const MAX_PICTURE_PIXELS = 25_000_000;
/** Most pixels of one side of a picture. */
export const MAX_PICTURE_SIDE = 10_000;
/** Width and height of the kept copies, in pixels. */
export const PICTURE_SIZES = { small: 96, large: 384 } as const;
/** Most bytes of a file that a page opens to cut a picture out of. */
export const MAX_FILE_BYTES = 25_000_000;

/** One plain sentence for the member about each outcome. */
export const PICTURE_TEXTS: Readonly<Record<PictureOutcome, string>> = {
  SAVED: 'Your photo is saved.',
  TOO_LARGE: 'This picture is too large: it may have 700 kB at most.',
  TOO_MANY_PIXELS: 'This picture has too many pixels: it may have 25 million, and 10,000 on a side.',
  NOT_A_PICTURE: 'This is not a picture we can read. Use a JPEG, PNG or WebP file.',
  UNSUPPORTED_TYPE: 'Pictures of this type are not taken. Use a JPEG, PNG or WebP file.',
  ANIMATED: 'We can’t use animated pictures. Upload a still picture.',
  DAMAGED: 'This file is damaged or cut off. Try another copy of it.',
};

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((sign, index) => bytes[at + index] === sign.charCodeAt(0));

/** Whether the eight letters of an APNG's control chunk precede the picture's data. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += view.getUint32(at) + 12) {
    if (startsWith(bytes, 'acTL', at + 4)) return true;
    if (startsWith(bytes, 'IDAT', at + 4)) return false;
  }
  return false;
}

const ANIMATION_FLAG = 0b10;

/**
 * The type of a file by its first bytes, whatever its name: `null` for a JPEG, PNG or WebP picture without animation,
 * otherwise why it is not taken.
 */
export function pictureTypeProblem(bytes: Uint8Array): Exclude<PictureOutcome, 'SAVED'> | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return null;
  if (bytes[0] === 0x89 && startsWith(bytes, 'PNG\r\n\x1a\n', 1)) return isAnimatedPng(bytes) ? 'ANIMATED' : null;
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) {
    return startsWith(bytes, 'VP8X', 12) && ((bytes[20] ?? 0) & ANIMATION_FLAG) !== 0 ? 'ANIMATED' : null;
  }
  if (startsWith(bytes, 'GIF8')) return 'UNSUPPORTED_TYPE';
  if (
    startsWith(bytes, 'ftyp', 4) ||
    startsWith(bytes, 'II*\0') ||
    startsWith(bytes, 'MM\0*') ||
    startsWith(bytes, 'BM')
  )
    return 'UNSUPPORTED_TYPE';
  const head = new TextDecoder().decode(bytes.subarray(0, 1024)).trimStart().toLowerCase();
  return head.startsWith('<') || head.startsWith('%pdf') ? 'UNSUPPORTED_TYPE' : 'NOT_A_PICTURE';
}
