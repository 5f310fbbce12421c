import type { Grant } from '#domain/kernel/grants/grants.ts';
import type { StaffDuty } from '#domain/kernel/grants/staffDuties.ts';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'wexcombe-1881';

/**
 * An account a site in demo mode starts with; docs/architecture handles name them, so tests of any kind can use them.
 */
export interface DemoAccount {
  email: string;
  firstName: string;
  lastName: string;
  kind?: 'member' | 'library' | 'internal';
  /** Of staff. The first account of staff has every duty. */
  duties?: readonly StaffDuty[];
  /** Left out: the default set of the kind. */
  grants?: readonly Grant[];
  /** Base32. */
  mfaSecret?: string;
  socialProvider?: string;
  library?: { hasAccess: boolean; name: string };
  /** The member's own profile; others start with a fictional username and show nothing. */
  profile?: {
    username: string;
    pronouns: string;
    status: 'ACTIVE' | 'RESTRICTED';
    showsAgeGroup: boolean;
    wikiTree: string;
  };
  /** Months are counted from the seeding; a negative `expiresIn` has expired. */
  subscription?: {
    state: 'ACTIVE' | 'CANCELED' | 'PAUSED';
    type: 'CARD' | 'VOUCHER' | 'APPLE';
    plan: 'demo-yearly' | 'demo-partner';
    expiresIn: number;
  };
}

const card = { type: 'CARD', plan: 'demo-yearly' } as const;
const library = 'Wexcombe County Library';

/** The demo accounts. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'member@example.com',
    firstName: 'Mary',
    lastName: 'Penrose',
    profile: {
      username: 'mary.penrose',
      pronouns: 'she/her',
      status: 'ACTIVE',
      showsAgeGroup: true,
      wikiTree: 'Penrose-1881',
    },
  },
  { email: 'basic@example.com', firstName: 'Basil', lastName: 'Trevail', grants: ['help', 'payment'] },
  {
    email: 'active@example.com',
    firstName: 'Alice',
    lastName: 'Hext',
    subscription: { ...card, state: 'ACTIVE', expiresIn: 8 },
  },
  {
    email: 'canceled@example.com',
    firstName: 'Caleb',
    lastName: 'Nance',
    subscription: { ...card, state: 'CANCELED', expiresIn: 3 },
  },
  {
    email: 'expired@example.com',
    firstName: 'Edith',
    lastName: 'Varcoe',
    subscription: { ...card, state: 'ACTIVE', expiresIn: -2 },
  },
  {
    email: 'paused@example.com',
    firstName: 'Paul',
    lastName: 'Rundle',
    subscription: { ...card, state: 'PAUSED', expiresIn: 6 },
  },
  {
    email: 'voucher@example.com',
    firstName: 'Violet',
    lastName: 'Keast',
    subscription: { state: 'ACTIVE', type: 'VOUCHER', plan: 'demo-yearly', expiresIn: 1 },
  },
  {
    email: 'partner@example.com',
    firstName: 'Peter',
    lastName: 'Cundy',
    subscription: { state: 'ACTIVE', type: 'CARD', plan: 'demo-partner', expiresIn: 9 },
  },
  {
    email: 'appstore@example.com',
    firstName: 'Agnes',
    lastName: 'Stribley',
    subscription: { state: 'ACTIVE', type: 'APPLE', plan: 'demo-yearly', expiresIn: 5 },
  },
  { email: 'social@example.com', firstName: 'Simon', lastName: 'Bilkey', socialProvider: 'facebook' },
  {
    email: 'credentials@example.com',
    firstName: 'Clara',
    lastName: 'Tonkin',
    grants: ['security-settings:manage:credentials'],
  },
  { email: 'mfa@example.com', firstName: 'Martin', lastName: 'Lobb', grants: ['security-settings:manage:mfa'] },
  { email: 'mfa-on@example.com', firstName: 'Matilda', lastName: 'Opie', mfaSecret: 'JBSWY3DPEHPK3PXP' },
  {
    email: 'second@example.com',
    firstName: 'Silas',
    lastName: 'Grigg',
    profile: {
      username: 'silas.grigg',
      pronouns: 'he/him',
      status: 'RESTRICTED',
      showsAgeGroup: false,
      wikiTree: 'Grigg-412',
    },
  },
  {
    email: 'patron@example.com',
    firstName: 'Patience',
    lastName: 'Yelland',
    kind: 'library',
    library: { hasAccess: true, name: library },
  },
  {
    email: 'patron-noaccess@example.com',
    firstName: 'Noah',
    lastName: 'Dunstan',
    kind: 'library',
    library: { hasAccess: false, name: library },
  },
  { email: 'staff@example.com', firstName: 'Stephen', lastName: 'Rosevear', kind: 'internal' },
  {
    email: 'deputy@example.com',
    firstName: 'Demelza',
    lastName: 'Rowse',
    kind: 'internal',
    duties: ['support', 'billing', 'operations'],
  },
];
