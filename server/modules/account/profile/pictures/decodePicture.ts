import { MAX_PICTURE_BYTES, pictureTypeProblem, type PictureOutcome } from '#domain/account/profile/pictureRules.ts';

/** A refusal, for the member to read. */
export type PictureProblem = Exclude<PictureOutcome, 'SAVED'>;

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
