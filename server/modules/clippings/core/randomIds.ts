import { randomBytes } from 'node:crypto';

import { randomLetters } from '#server/platform/encryption/randomTokens.ts';

/** Bytes of chance in the id a clipping is shared under: no one guesses it. */
const SHARE_BYTES = 16;

/** A new id of a clipping. */
export const newClippingId = (): string => `c-${randomLetters()}`;

/** A new id of a collection. */
export const newCollectionId = (): string => `k-${randomLetters()}`;

/** A new id to share a clipping under: 128 random bits. */
export const newShareId = (): string => randomBytes(SHARE_BYTES).toString('base64url');
