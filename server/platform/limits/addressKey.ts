import { createHash } from 'node:crypto';

import { normaliseEmail } from '#domain/account/access/signUpRules.ts';

/**
 * What a counter knows an email address by. Addresses are not kept: the counter needs only to tell them apart.
 * @param network - counts the address apart for each network it is used from; without it from everywhere together.
 */
export const addressKey = (email: string, network = ''): string =>
  createHash('sha256')
    .update(`${normaliseEmail(email)} ${network}`)
    .digest('base64url');
