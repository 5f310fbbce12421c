export { clipForSite, makeSiteCollection, publishSiteCollection, removeSiteCollection, siteCollections } from './siteCollections.ts';
