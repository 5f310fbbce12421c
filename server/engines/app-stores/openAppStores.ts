import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { objectIn, textIn } from '#domain/billing/app-stores/statement.ts';
import type { AppStoreSettings } from '#server/platform/config/settings/appStores.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AppStores } from './AppStores.ts';
import { createAppleStore } from './createAppleStore.ts';
import { createGoogleStore } from './createGoogleStore.ts';
import type { GoogleAddresses, GoogleCredentials } from './googleAccess.ts';

/** Where Google pushes to, below the site's address. */
export const GOOGLE_NOTICES = '/api/app-store-notices/google';

const GOOGLE: GoogleAddresses = {
  play: 'https://androidpublisher.googleapis.com',
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
};

/** What stores are opened with. */
interface StoreParts {
  appStores: AppStoreSettings;
  mode: 'demo' | 'production';
  /** Origin of the site, without a final slash. */
  publicUrl: string;
}

function read<Value>(name: string, file: string, parse: (bytes: Buffer) => Value | null): Value {
  try {
    const value = parse(readFileSync(file));
    if (value !== null) return value;
  } catch (error) {
    throw new UserError(`${name} cannot be read: ${(error as Error).message.split('\n', 1)[0]}`);
  }
  throw new UserError(`${name} does not hold what it should.`);
}

function credentialsIn(bytes: Buffer): GoogleCredentials | null {
  const key = objectIn(JSON.parse(bytes.toString('utf8')));
  const [email, privateKey, tokenUrl] = [textIn(key?.client_email), textIn(key?.private_key), textIn(key?.token_uri)];
  return email !== null && privateKey !== null && tokenUrl !== null ? { email, privateKey, tokenUrl } : null;
}

/**
 * The app stores that the settings name. Their files are read now, and nothing is asked.
 * @param addresses where Google answers; another in tests
 * @returns null where the apps sell nothing
 * @throws UserError for a file that cannot be read
 */
export function openAppStores(
  { appStores: { apple, google, plans }, mode, publicUrl }: StoreParts,
  addresses = GOOGLE,
): AppStores | null {
  if (!apple && !google) return null;
  const isDemo = mode === 'demo';
  return {
    plans,
    apple:
      apple &&
      createAppleStore({
        bundleId: apple.bundleId,
        roots: apple.rootFiles.map((file) =>
          read('APPLE_ROOT_CERTIFICATES', file, (bytes) => new X509Certificate(bytes)),
        ),
        takesSandbox: isDemo,
      }),
    google:
      google &&
      createGoogleStore({
        packageName: google.packageName,
        credentials: read('GOOGLE_PLAY_CREDENTIALS', google.credentialsFile, credentialsIn),
        push: { account: google.pushAccount, audience: google.pushAudience ?? `${publicUrl}${GOOGLE_NOTICES}` },
        addresses,
        takesTests: isDemo,
      }),
  };
}
