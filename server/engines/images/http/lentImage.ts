import { randomBytes } from 'node:crypto';

/** An image whose address was lent to a viewer on another site, which cannot send the reader's cookie. */
export interface LentImage {
  imageId: string;
  /** Milliseconds since 1970. */
  until: number;
}

const LENT = /^([a-z0-9-]{1,60})~([a-z0-9]{1,12})\.[\w-]{43}$/u;
const KEY_BYTES = 32;

/**
 * A name for an image that only who is given it knows. The whole of it is the ticket (identity.ts): no part can be
 * changed.
 */
export const lendImage = ({ imageId, until }: LentImage): string =>
  `${imageId}~${until.toString(36)}.${randomBytes(KEY_BYTES).toString('base64url')}`;

/** Reads such a name; null for that of an image itself, and for anything else. */
export function readLentImage(name: string): LentImage | null {
  const [, imageId, until] = LENT.exec(name) ?? [];
  return imageId === undefined || until === undefined ? null : { imageId, until: Number.parseInt(until, 36) };
}
