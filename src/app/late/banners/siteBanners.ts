import type { Grant } from '#domain/kernel/grants/grants.ts';

import { offerTexts as texts } from '../texts.ts';

/** A banner of the home pages, shown to holders of its grant. */
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
  title: texts.app.title,
  text: texts.app.text,
  link: null,
  isForPhones: true,
};

const CALL_FOR_VISITORS: SiteBanner = {
  grant: 'cta-banner',
  title: texts.visitor.title,
  text: texts.visitor.text,
  link: { label: texts.visitor.label, to: '/register' },
  isForPhones: false,
};

const CALL_FOR_MEMBERS: SiteBanner = {
  grant: 'cta-banner',
  title: texts.member.title,
  text: texts.member.text,
  link: { label: texts.member.label, to: '/search/results' },
  isForPhones: false,
};

const PROMOTION: SiteBanner = {
  grant: 'promo-banner',
  title: texts.coverage.title,
  text: texts.coverage.text,
  link: { label: texts.coverage.label, to: '/search/historical-records' },
  isForPhones: false,
};

/** The banners for this kind of reader, in their order. */
export const bannersFor = (isSignedIn: boolean): readonly SiteBanner[] => [
  APP,
  isSignedIn ? CALL_FOR_MEMBERS : CALL_FOR_VISITORS,
  PROMOTION,
];
