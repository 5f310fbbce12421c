import { accountResolvers } from '../modules/account/resolvers.ts';
import { addressProfileResolvers } from '../modules/address-profile/resolvers.ts';
import { addressResolvers } from '../modules/addresses/resolvers.ts';
import { affiliateResolvers } from '../modules/affiliates/resolvers.ts';
import { census1911Resolvers } from '../modules/census1911/resolvers.ts';
import { comparisonResolvers } from '../modules/comparison/resolvers.ts';
import { contentResolvers } from '../modules/content/resolvers.ts';
import { featureResolvers } from '../modules/features/resolvers.ts';
import { hintResolvers } from '../modules/hints/resolvers.ts';
import { gedcomResolvers } from '../modules/gedcom/resolvers.ts';
import { imageResolvers } from '../modules/images/resolvers.ts';
import { libraryResolvers } from '../modules/library/resolvers.ts';
import { mapResolvers } from '../modules/maps/resolvers.ts';
import { matchResolvers } from '../modules/matches/resolvers.ts';
import { outboxResolvers } from '../modules/outbox/resolvers.ts';
import { passkeyResolvers } from '../modules/passkeys/resolvers.ts';
import { placeResolvers } from '../modules/places/resolvers.ts';
import { profileResolvers } from '../modules/profile/resolvers.ts';
import { recordResolvers } from '../modules/records/resolvers.ts';
import { regionResolvers } from '../modules/regions/resolvers.ts';
import { reportResolvers } from '../modules/reports/resolvers.ts';
import { resultExportResolvers } from '../modules/result-export/resolvers.ts';
import { savedSearchResolvers } from '../modules/saved-searches/resolvers.ts';
import { searchResolvers } from '../modules/search/resolvers.ts';
import { searchDiaryResolvers } from '../modules/search-diary/resolvers.ts';
import { securityEventResolvers } from '../modules/security-events/resolvers.ts';
import { sentenceResolvers } from '../modules/sentences/resolvers.ts';
import { siteResolvers } from '../modules/site/resolvers.ts';
import { termsResolvers } from '../modules/terms/resolvers.ts';
import { treeSearchResolvers } from '../modules/tree-search/resolvers.ts';
import { treeSharingResolvers } from '../modules/tree-sharing/resolvers.ts';
import { treeMediaResolvers } from '../modules/tree-media/resolvers.ts';
import { treeSourceResolvers } from '../modules/tree-sources/resolvers.ts';
import { treeStoryResolvers } from '../modules/tree-stories/resolvers.ts';
import { treeResolvers } from '../modules/trees/resolvers.ts';
import { treeChartResolvers } from '../modules/tree-charts/resolvers.ts';
import type { Resolvers } from './types.generated.ts';

/** The resolvers of every module, one line each. */
export const resolvers: readonly Resolvers[] = [
  siteResolvers,
  accountResolvers,
  addressProfileResolvers,
  addressResolvers,
  affiliateResolvers,
  census1911Resolvers,
  comparisonResolvers,
  contentResolvers,
  featureResolvers,
  hintResolvers,
  gedcomResolvers,
  imageResolvers,
  libraryResolvers,
  mapResolvers,
  matchResolvers,
  outboxResolvers,
  passkeyResolvers,
  placeResolvers,
  profileResolvers,
  recordResolvers,
  regionResolvers,
  reportResolvers,
  resultExportResolvers,
  savedSearchResolvers,
  searchResolvers,
  searchDiaryResolvers,
  securityEventResolvers,
  sentenceResolvers,
  termsResolvers,
  treeMediaResolvers,
  treeSourceResolvers,
  treeStoryResolvers,
  treeResolvers,
  treeSearchResolvers,
  treeSharingResolvers,
  treeChartResolvers,
];
