import type { Database } from '#server/platform/db/database.ts';

import type { IdentityLog } from '../identity.ts';

/** What passkeys are made and checked with. */
export interface PasskeyDeps {
  db: Database;
  log: IdentityLog;
  /** Origin of the site; passkeys are bound to its host name, so they are lost when it changes. */
  publicUrl: string;
}

/** The site as authenticators know it (WebAuthn section 4, relying party). */
export function relyingParty(publicUrl: string): { id: string; name: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: 'Muniment', origin };
}
