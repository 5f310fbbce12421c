import type { Institution } from '../institution.ts';
import type { ServiceProvider } from '../serviceProvider.ts';

/** Where readers of the demonstration library sign in; served in demo mode only. */
export const DEMO_SIGN_IN_PATH = '/saml/demo/sign-in';

/** What the demonstration library asks of a reader's entitlements, as many real libraries do. */
export const DEMO_ENTITLEMENT = 'urn:mace:dir:entitlement:common-lib-terms';

/** Someone who can sign in at the demonstration library. */
export interface DemoReader {
  /** What the form sends. */
  id: 'access' | 'no-access' | 'no-identifier';
  label: string;
  /** Says beforehand what will happen. */
  description: string;
  /** The pseudonym; null where the library releases none. */
  persistentId: string | null;
  /** The demo account that is theirs; null for none. */
  email: string | null;
}

/** The readers of the demonstration library. */
export const DEMO_READERS: readonly DemoReader[] = [
  {
    id: 'access',
    label: 'Patience Yelland',
    description: 'Her ticket includes this site.',
    persistentId: 'demo-reader-1',
    email: 'patron@example.com',
  },
  {
    id: 'no-access',
    label: 'Noah Dunstan',
    description: 'His ticket does not include this site.',
    persistentId: 'demo-reader-2',
    email: 'patron-noaccess@example.com',
  },
  {
    id: 'no-identifier',
    label: 'A reader without identifier',
    description: 'The library forgets to say who this is, so signing in fails.',
    persistentId: null,
    email: null,
  },
];

/** The demonstration library as the site knows institutions. `signingKey` is its public key, SPKI in PEM. */
export const demoInstitution = (
  { entityId, acsUrl }: ServiceProvider,
  signingKey: string,
): Omit<Institution, 'isAllowed'> => ({
  id: 'wexcombe',
  entityId: new URL('/saml/demo', entityId).href,
  name: 'Wexcombe County Library',
  signInUrl: new URL(DEMO_SIGN_IN_PATH, acsUrl).href,
  signingKeys: [signingKey],
  requiredEntitlement: DEMO_ENTITLEMENT,
  metadataUrl: null,
});
