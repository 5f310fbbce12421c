import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { keyScopeOf, listKeys } from '#server/engines/identity/keys/keyStore.ts';
import { DEMO_SECRET } from '#server/platform/config/secretProblem.ts';
import { decrypt } from '#server/platform/encryption/encrypt.ts';

import { type ExaminedSite, fault, type Finding, notApplicable, ok, warning } from '../DoctorCheck.ts';

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

/** A year, so that a key that leaked unnoticed is not good for ever. */
const OLD_DAYS = 365;

/** The keys that sign sessions and tokens, and whether MUNIMENT_SECRET opens them. */
export async function checkKeys({
  db,
  settings,
  now,
}: Pick<ExaminedSite, 'db' | 'settings' | 'now'>): Promise<readonly Finding[]> {
  const keys = await listKeys(db, keyScopeOf(settings));
  const current = keys.find(({ state }) => state === 'current');
  if (!current) {
    const others = await db.one<{ count: number }>(
      '/* doctor.keys */ SELECT count(*) AS count FROM identity_key WHERE mode = $1',
      [settings.mode],
    );
    const isForeign = (others?.count ?? 0) > 0;
    return [
      isForeign
        ? fault(
            'The data was encrypted with another MUNIMENT_SECRET.',
            'Set the secret that the servers have, or change it on purpose with `muniment keys change-secret`.',
          )
        : warning('There is no signing key yet.', 'Start the server once.'),
    ];
  }
  if (decrypt(settings.secret, current.sealed) === null)
    return [
      fault(
        'The signing key cannot be decrypted: it was changed in the database.',
        'Restore the database, or run `muniment keys rotate --end-old`, which signs everyone out.',
      ),
    ];
  const days = Math.floor((now() - current.madeAt.getTime()) / DAY_MS);
  return [
    days > OLD_DAYS
      ? warning(`The signing key is ${days} days old.`, 'Run `muniment keys rotate`; no one is signed out.')
      : ok(`The signing key is ${days} days old and can be decrypted.`),
    ...(settings.secret === DEMO_SECRET
      ? [
          warning(
            'MUNIMENT_SECRET is the one that everyone knows.',
            'Set one of your own before you store anything that matters.',
          ),
        ]
      : []),
  ];
}

/** Certificates that the site trusts from files: of the search cluster and of Apple. */
export async function checkTrustedCertificates({
  settings: { openSearch, appStores },
  now,
}: Pick<ExaminedSite, 'settings' | 'now'>): Promise<readonly Finding[]> {
  const files = [
    ...(openSearch?.ca ? [{ name: 'OPENSEARCH_CA', file: openSearch.ca }] : []),
    ...(appStores.apple?.rootFiles ?? []).map((file) => ({ name: 'APPLE_ROOT_CERTIFICATES', file })),
  ];
  if (files.length === 0) return [notApplicable('No certificate is trusted from a file.')];
  return Promise.all(
    files.map(async ({ name, file }) => {
      try {
        return checkExpiry(
          `The certificate of ${name}`,
          new Date(new X509Certificate(await readFile(file)).validTo),
          now(),
        );
      } catch {
        return fault(`The certificate of ${name} cannot be read.`, 'Correct the path, or fetch the file again.');
      }
    }),
  );
}
