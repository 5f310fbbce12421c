import { createHmac } from 'node:crypto';

import type { IdentitySettings } from '../identity.ts';

/** Which keys are this site's: made in the mode it runs in, and sealed with the secret it has. */
export interface KeyScope {
  mode: IdentitySettings['mode'];
  /** Identifies a secret without revealing it. */
  secretMark: string;
}

/**
 * The scope of a site's settings. Another mode or another secret is another scope, in which no one is signed in yet.
 */
export const keyScopeOf = ({ mode, secret }: Pick<IdentitySettings, 'mode' | 'secret'>): KeyScope => ({
  mode,
  secretMark: createHmac('sha256', secret).update('muniment key mark').digest('base64url').slice(0, 22),
});
