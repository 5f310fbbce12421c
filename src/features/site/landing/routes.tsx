import type { FeaturePages } from '#services/routing/featurePages.ts';

/**
 * Landing pages of record sets, censuses, regions and historic houses, pages of text (spec 1 section 2), and texts before
 * they are published, for staff.
 */
export const pages: FeaturePages = {
  'landing.free-record-set': () =>
    import(/* webpackChunkName: "landing.free-record-set" */ './pages/FreeRecordSetPage.tsx'),
  'landing.census-1921': () => import(/* webpackChunkName: "landing.census-1921" */ './pages/Census1921Page.tsx'),
  'landing.search-census-1921': () =>
    import(/* webpackChunkName: "landing.search-census-1921" */ './pages/SearchCensus1921Page.tsx'),
  'landing.census-1911': () => import(/* webpackChunkName: "landing.census-1911" */ './pages/Census1911Page.tsx'),
  'landing.census-1911-names': () =>
    import(/* webpackChunkName: "landing.census-1911-names" */ './pages/Census1911Page.tsx'),
  'landing.census-1911-record': () =>
    import(/* webpackChunkName: "landing.census-1911-record" */ './pages/Census1911RecordPage.tsx'),
  'landing.register-1939': () => import(/* webpackChunkName: "landing.register-1939" */ './pages/Register1939Page.tsx'),
  'landing.register-1939-article': () =>
    import(/* webpackChunkName: "landing.register-1939-article" */ './pages/RegisterArticlePage.tsx'),
  'landing.justice': () => import(/* webpackChunkName: "landing.justice" */ './pages/JusticePage.tsx'),
  'landing.page': () => import(/* webpackChunkName: "landing.page" */ './pages/ContentPage.tsx'),
  'landing.free-records': () => import(/* webpackChunkName: "landing.free-records" */ './pages/FreeRecordsPage.tsx'),
  'landing.regions': () => import(/* webpackChunkName: "landing.regions" */ './pages/RegionPage.tsx'),
  'landing.region': () => import(/* webpackChunkName: "landing.region" */ './pages/RegionPage.tsx'),
  'landing.story': () => import(/* webpackChunkName: "landing.story" */ './pages/StoryPage.tsx'),
  'landing.partners': () => import(/* webpackChunkName: "landing.partners" */ './pages/PartnersPage.tsx'),
  'landing.federation': () => import(/* webpackChunkName: "landing.federation" */ './pages/FederationPage.tsx'),
  'landing.federation-member': () =>
    import(/* webpackChunkName: "landing.federation-member" */ './pages/PartnerPage.tsx'),
  'landing.partner': () => import(/* webpackChunkName: "landing.partner" */ './pages/PartnerPage.tsx'),
  'landing.national-trust': () =>
    import(/* webpackChunkName: "landing.national-trust" */ './pages/NationalTrustPage.tsx'),
  'content.about': () => import(/* webpackChunkName: "content.about" */ './pages/SiteTextPage.tsx'),
  'content.terms': () => import(/* webpackChunkName: "content.terms" */ './pages/SiteTextPage.tsx'),
  'content.privacy': () => import(/* webpackChunkName: "content.privacy" */ './pages/SiteTextPage.tsx'),
  'content.accessibility': () => import(/* webpackChunkName: "content.accessibility" */ './pages/SiteTextPage.tsx'),
  'landing.historic-house': () =>
    import(/* webpackChunkName: "landing.historic-house" */ './pages/HistoricHousePage.tsx'),
  'internal-testing.preview': () =>
    import(/* webpackChunkName: "internal-testing.preview" */ './pages/PreviewPage.tsx'),
};
