import { createHash } from 'node:crypto';

/** What bytes of a tree are kept as: the same ones have the same name, so that they are kept once. */
export const storedName = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);
