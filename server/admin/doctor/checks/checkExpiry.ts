import { DAY_MS } from '#domain/kernel/values/durations.ts';

import { fault, type Finding, ok, warning } from '../findings.ts';

/** Certificates that are renewed by themselves are renewed 30 days before: below this something is stuck. */
const SOON_DAYS = 14;

/** What the end of a certificate means. `whose` starts the sentence; `now` is milliseconds since 1970-01-01 UTC. */
export function checkExpiry(whose: string, until: Date, now: number): Finding {
  const days = Math.floor((until.getTime() - now) / DAY_MS);
  if (days < 0) return fault(`${whose} has expired.`, 'Renew it now, and find out why it was not renewed by itself.');
  return days < SOON_DAYS
    ? warning(`${whose} expires in ${days} days.`, 'Renew it, and find out why it was not renewed by itself.')
    : ok(`${whose} is good for ${days} days.`);
}
