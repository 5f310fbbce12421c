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
    hasFirstContent: true,
    pattern: '/1921-census',
    title: 'The 1921 census',
    description: 'What the census of 19 June 1921 asked, what it says about a family, and a search of its households.',
    access: { audience: { only: 'visitors', otherwise: { to: '/search-1921-census', how: 'hard' } } },
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'landing.search-census-1921',
    // Every sub-path is the same page.
    pattern: '/search-1921-census/*',
    title: 'Search the 1921 census',
    description: 'A search of the 1921 census by name, year of birth and place.',
    access: { audience: { only: 'members', otherwise: { to: '/1921-census', how: 'hard' } } },
    robots: 'noindex',
  },
  {
    id: 'landing.census-1911',
    hasFirstContent: true,
    pattern: '/1911-census',
    title: 'The 1911 census by surname',
    description: 'The people of the 1911 census from A to Z, by the first letters of their surnames.',
  },
  {
    id: 'landing.census-1911-names',
    hasFirstContent: true,
    pattern: '/1911-census/:letterRange',
    title: 'Surnames of the 1911 census',
    description: 'People of the 1911 census whose surnames start with these letters.',
  },
  {
    id: 'landing.census-1911-record',
    hasFirstContent: 'frame',
    pattern: '/1911-census/:personNameAndId/:idLevel1/:idLevel2/:idLevel3AndGuid',
    title: 'A person of the 1911 census',
    description: 'One person of the 1911 census, with what the householder wrote on the form.',
  },
  {
    id: 'landing.register-1939',
    hasFirstContent: true,
    pattern: '/1939register',
    title: 'The 1939 Register',
    description:
      'The register of September 1939 holds about 40 million people. What it says, why entries are closed, and how to search it.',
  },
  {
    id: 'landing.register-1939-article',
    hasFirstContent: true,
    pattern: '/1939register/:articleId',
    title: 'About the 1939 Register',
    description: 'An article about the 1939 Register.',
  },
  {
    id: 'landing.justice',
    hasFirstContent: true,
    pattern: '/was-justice-served',
    title: 'Was justice served?',
    description:
      'Police, prisoners, magistrates and jurors of 1921, and where the census found each of them on 19 June.',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'landing.page',
    hasFirstContent: true,
    pattern: '/page/:uid',
    title: 'Guide',
    description: 'A guide to the records of this site.',
  },
  {
    id: 'landing.free-records',
    hasFirstContent: true,
    pattern: '/page/free-ancestry-records',
    title: 'Free ancestry records',
    description: 'The record sets that anyone may read here without paying, and a free trial of all the others.',
    chrome: { background: 'indigo' },
  },
  {
    id: 'landing.regions',
    hasFirstContent: true,
    pattern: '/region',
    title: 'Records by region',
    description: 'England, Wales, Scotland and Ireland by region and county, with the records available for each.',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'landing.region',
    hasFirstContent: true,
    pattern: '/region/:country/:region?/:county?',
    title: 'Records of a region',
    description: 'The records of one region: its counties and places, the record sets and the years they cover.',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'landing.story',
    hasFirstContent: true,
    pattern: '/story-snapshot/:uid',
    title: 'Story snapshot',
    description: 'A short story from the records: one night, what was written down, and where to read it.',
  },
  {
    id: 'landing.partners',
    hasFirstContent: true,
    pattern: '/partners',
    title: 'Partners',
    description: 'Societies and archives that share their records and knowledge here.',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'landing.federation',
    hasFirstContent: true,
    pattern: '/partners/family-history-federation',
    title: 'Family history federation',
    description: 'What family history societies do, and the member societies that share their work here.',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'landing.federation-member',
    hasFirstContent: true,
    pattern: '/partners/family-history-federation/:member',
    title: 'A family history society',
    description: 'One family history society, its area and what it has transcribed.',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'landing.partner',
    hasFirstContent: true,
    pattern: '/partners/:partner',
    title: 'A partner',
    description: 'One partner of this site and the records it looks after.',
    chrome: HIDDEN_IN_APP,
  },
  {
    id: 'landing.personalised-results',
    pattern: '/personalised/results',
    title: 'Personalised results',
    description: 'Records and pages chosen from your answers about your family.',
    robots: 'noindex',
  },
  {
    id: 'landing.intent',
    // Every sub-path belongs to the flow.
    pattern: '/intent-capture/*',
    title: 'Where would you like to start?',
    description: 'Two short questions that lead to the right part of the site.',
    chrome: { nav: 'never', footer: 'never' },
    robots: 'noindex',
  },
  {
    id: 'landing.national-trust',
    hasFirstContent: true,
    pattern: '/national-trust',
    title: 'Historic houses',
    description:
      'Houses and workplaces that are open to visitors, and the records of the people who lived and worked there.',
    access: NATIONAL_TRUST,
  },
  {
    id: 'landing.historic-house',
    hasFirstContent: true,
    pattern: '/national-trust/:location',
    title: 'A historic house',
    description: 'One house that is open to visitors, and the records of the people who lived and worked there.',
    access: NATIONAL_TRUST,
  },
];
