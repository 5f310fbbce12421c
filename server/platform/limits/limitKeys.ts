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

/** The network an IP address belongs to: households get a /64 of IPv6, so a single address there means nothing. */
export const networkOf = (ip: string): string => {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = head.split(':');
  if (!ip.includes('::')) return groups.slice(0, 4).join(':');
  const rest = tail === '' ? [] : tail.split(':');
  const filled = [...groups, ...Array<string>(Math.max(8 - groups.length - rest.length, 0)).fill('0'), ...rest];
  return filled
    .slice(0, 4)
    .map((group) => group || '0')
    .join(':');
};
