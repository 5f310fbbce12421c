import type { FeaturePages } from '#services/routing/featurePages.ts';

const region = () => import('./pages/RegionPage.tsx');
const partner = () => import('./pages/PartnerPage.tsx');
const siteText = () => import('./pages/SiteTextPage.tsx');
const census1911 = () => import('./pages/Census1911Page.tsx');

/** Landing pages of the censuses, regions and historic houses, and pages of text (spec 1 section 2). */
export const laterPages: FeaturePages = {
  'landing.census-1921': () => import('./pages/Census1921Page.tsx'),
  'landing.search-census-1921': () => import('./pages/SearchCensus1921Page.tsx'),
  'landing.census-1911': census1911,
  'landing.census-1911-names': census1911,
  'landing.census-1911-record': () => import('./pages/Census1911RecordPage.tsx'),
  'landing.register-1939': () => import('./pages/Register1939Page.tsx'),
  'landing.register-1939-article': () => import('./pages/RegisterArticlePage.tsx'),
  'landing.justice': () => import('./pages/JusticePage.tsx'),
  'landing.page': () => import('./pages/ContentPage.tsx'),
  'landing.free-records': () => import('./pages/FreeRecordsPage.tsx'),
  'landing.regions': region,
  'landing.region': region,
  'landing.story': () => import('./pages/StoryPage.tsx'),
  'landing.partners': () => import('./pages/PartnersPage.tsx'),
  'landing.federation': () => import('./pages/FederationPage.tsx'),
  'landing.federation-member': partner,
  'landing.partner': partner,
  'landing.national-trust': () => import('./pages/NationalTrustPage.tsx'),
  'content.about': siteText,
  'content.terms': siteText,
  'content.privacy': siteText,
  'content.accessibility': siteText,
  'landing.historic-house': () => import('./pages/HistoricHousePage.tsx'),
};
