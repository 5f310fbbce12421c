import { FLAGS } from '#domain/kernel/grants/flagNames.ts';

import type { Chrome, RouteDefinition } from '../routeDefinition.ts';

const HIDDEN_IN_APP: Chrome = { nav: 'unless-embedded', footer: 'unless-embedded' };
const NATIONAL_TRUST = {
  flags: [{ name: FLAGS.nationalTrust, mustBe: true, otherwise: { to: '/', how: 'replace' } }],
} as const;

/** Pages that lead to a part of the records: censuses, regions, free record sets (spec 1 section 2). */
export const landingRoutes: readonly RouteDefinition[] = [
  {
    id: 'landing.census-1921',
    pattern: '/1921-census',
    title: 'The 1921 census',
    access: { audience: { only: 'visitors', otherwise: { to: '/search-1921-census', how: 'hard' } } },
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'landing.search-census-1921',
    // Every sub-path is the same page.
    pattern: '/search-1921-census/*',
    title: 'Search the 1921 census',
    access: { audience: { only: 'members', otherwise: { to: '/1921-census', how: 'hard' } } },
    robots: 'noindex',
  },
  {
    id: 'landing.census-1911',
    pattern: '/1911-census',
    title: 'The 1911 census by surname',
  },
  {
    id: 'landing.census-1911-names',
    pattern: '/1911-census/:letterRange',
    title: 'Surnames of the 1911 census',
  },
  {
    id: 'landing.census-1911-record',
    pattern: '/1911-census/:personNameAndId/:idLevel1/:idLevel2/:idLevel3AndGuid',
    title: 'A person of the 1911 census',
  },
  {
    id: 'landing.register-1939',
    pattern: '/1939register',
    title: 'The 1939 Register',
  },
  {
    id: 'landing.register-1939-article',
    pattern: '/1939register/:articleId',
    title: 'About the 1939 Register',
  },
  {
    id: 'landing.justice',
    pattern: '/was-justice-served',
    title: 'Was justice served?',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'landing.page',
    pattern: '/page/:uid',
    title: 'Guide',
  },
  {
    id: 'landing.free-records',
    pattern: '/page/free-ancestry-records',
    title: 'Free ancestry records',
    chrome: { background: 'indigo' },
  },
  {
    id: 'landing.regions',
    pattern: '/region',
    title: 'Records by region',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'landing.region',
    pattern: '/region/:country/:region?/:county?',
    title: 'Records of a region',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'landing.story',
    pattern: '/story-snapshot/:uid',
    title: 'Story snapshot',
  },
  {
    id: 'landing.partners',
    pattern: '/partners',
    title: 'Partners',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'landing.federation',
    pattern: '/partners/family-history-federation',
    title: 'Family history federation',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'landing.federation-member',
    pattern: '/partners/family-history-federation/:member',
    title: 'A family history society',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'landing.partner',
    pattern: '/partners/:partner',
    title: 'A partner',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'landing.personalised-results',
    pattern: '/personalised/results',
    title: 'Personalised results',
    robots: 'noindex',
  },
  {
    id: 'landing.intent',
    // Every sub-path belongs to the flow.
    pattern: '/intent-capture/*',
    title: 'Where would you like to start?',
    chrome: { nav: 'never', footer: 'never' },
    robots: 'noindex',
  },
  {
    id: 'landing.national-trust',
    pattern: '/national-trust',
    title: 'Historic houses',
    access: NATIONAL_TRUST,
  },
  {
    id: 'landing.historic-house',
    pattern: '/national-trust/:location',
    title: 'A historic house',
    access: NATIONAL_TRUST,
  },
];
