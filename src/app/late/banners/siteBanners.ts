import type { Grant } from '#domain/kernel/grants/grants.ts';

/** A banner of the home pages, shown to whoever holds its grant. */
export interface SiteBanner {
  grant: Extract<Grant, 'app-banner' | 'cta-banner' | 'promo-banner'>;
  title: string;
  text: string;
  /** Where it leads; null for advice alone. */
  link: { label: string; to: string } | null;
  /** Only where the window is a phone's. */
  isForPhones: boolean;
}

const APP: SiteBanner = {
  grant: 'app-banner',
  title: 'Take the records with you',
  text: 'Choose “Add to Home screen” in your browser’s menu, and this site opens like an app.',
  link: null,
  isForPhones: true,
};

const CALL_FOR_VISITORS: SiteBanner = {
  grant: 'cta-banner',
  title: 'Read whole transcripts',
  text: 'An account opens the full record with its household and source, and keeps what you find.',
  link: { label: 'Create an account', to: '/register' },
  isForPhones: false,
};

const CALL_FOR_MEMBERS: SiteBanner = {
  grant: 'cta-banner',
  title: 'Carry on with a name',
  text: 'Spellings changed from clerk to clerk: search with variants and see why each record matched.',
  link: { label: 'Search all records', to: '/search/results' },
  isForPhones: false,
};

const PROMOTION: SiteBanner = {
  grant: 'promo-banner',
  title: 'What is covered, year by year',
  text: 'Every record set says which years and places it really holds, gaps included.',
  link: { label: 'See the record sets', to: '/search/historical-records' },
  isForPhones: false,
};

/** The banners for this kind of reader, in their order. */
export const bannersFor = (isSignedIn: boolean): readonly SiteBanner[] => [APP, isSignedIn ? CALL_FOR_MEMBERS : CALL_FOR_VISITORS, PROMOTION];
