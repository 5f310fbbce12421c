import { termsResolvers } from '#server/modules/account/access/resolvers.ts';
import { affiliateResolvers } from '#server/modules/account/affiliates/resolvers.ts';
import { libraryResolvers } from '#server/modules/account/library/resolvers.ts';
import { profileResolvers } from '#server/modules/account/profile/resolvers.ts';
import { passkeyResolvers } from '#server/modules/account/security/passkeyResolvers.ts';
import { accountResolvers } from '#server/modules/account/security/resolvers.ts';
import { appStoreResolvers } from '#server/modules/billing/app-stores/resolvers.ts';
import { catalogueResolvers } from '#server/modules/billing/catalogue/resolvers.ts';
import { giftResolvers } from '#server/modules/billing/gifts/resolvers.ts';
import { invoiceResolvers } from '#server/modules/billing/invoices/resolvers.ts';
import { itemResolvers } from '#server/modules/billing/items/resolvers.ts';
import { paymentResolvers } from '#server/modules/billing/payments/resolvers.ts';
import { staffBillingResolvers } from '#server/modules/billing/staff/resolvers.ts';
import { leavingSurveyResolvers } from '#server/modules/billing/survey/resolvers.ts';
import { planResolvers } from '#server/modules/billing/plans/resolvers.ts';
import { subscriptionResolvers } from '#server/modules/billing/subscription/resolvers.ts';
import { collectionResolvers } from '#server/modules/clippings/collections/resolvers.ts';
import { clippingExportResolvers } from '#server/modules/clippings/exports/resolvers.ts';
import { clippingPersonResolvers } from '#server/modules/clippings/persons/resolvers.ts';
import { clippingReportResolvers } from '#server/modules/clippings/reports/resolvers.ts';
import { clippingResolvers } from '#server/modules/clippings/core/resolvers.ts';
import { clippingStandardResolvers } from '#server/modules/clippings/standards/resolvers.ts';
import { helpResolvers } from '#server/modules/help/articles/resolvers.ts';
import { noticeOfServiceResolvers } from '#server/modules/help/notices/resolvers.ts';
import { ratingResolvers } from '#server/modules/help/ratings/resolvers.ts';
import { supportResolvers } from '#server/modules/help/tickets/resolvers.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { conversationResolvers } from '#server/modules/messages/conversations/resolvers.ts';
import { moderationResolvers } from '#server/modules/messages/moderation/resolvers.ts';
import { fromStaffResolvers } from '#server/modules/messages/from-staff/resolvers.ts';
import { inAppResolvers } from '#server/modules/messages/in-app/resolvers.ts';
import { newspaperBrowseResolvers } from '#server/modules/newspapers/browse/resolvers.ts';
import { articleSearchResolvers } from '#server/modules/newspapers/search/resolvers.ts';
import { newspaperReaderResolvers } from '#server/modules/newspapers/reader/resolvers.ts';
import { correctionResolvers } from '#server/modules/newspapers/corrections/resolvers.ts';
import { addressResolvers } from '#server/modules/places/addresses/resolvers.ts';
import { placeResolvers } from '#server/modules/places/gazetteer/resolvers.ts';
import { addressProfileResolvers } from '#server/modules/places/houses/resolvers.ts';
import { recordResolvers } from '#server/modules/records/core/resolvers.ts';
import { imageResolvers } from '#server/modules/records/images/resolvers.ts';
import { matchResolvers } from '#server/modules/records/matches/resolvers.ts';
import { reportResolvers } from '#server/modules/records/reports/resolvers.ts';
import { comparisonResolvers } from '#server/modules/search/compare/resolvers.ts';
import { researchReportResolvers } from '#server/modules/research/reports/resolvers.ts';
import { researchFolderResolvers } from '#server/modules/research/folders/resolvers.ts';
import { researchShareResolvers } from '#server/modules/research/folders/shareResolvers.ts';
import { researchHubResolvers } from '#server/modules/research/hub/resolvers.ts';
import { researchQuestionResolvers } from '#server/modules/research/questions/resolvers.ts';
import { researchTaskResolvers } from '#server/modules/research/tasks/resolvers.ts';
import { searchDiaryResolvers } from '#server/modules/search/diary/resolvers.ts';
import { resultExportResolvers } from '#server/modules/search/export/resolvers.ts';
import { mapResolvers } from '#server/modules/search/map/resolvers.ts';
import { searchResolvers } from '#server/modules/search/results/resolvers.ts';
import { savedSearchResolvers } from '#server/modules/search/saved/resolvers.ts';
import { sentenceResolvers } from '#server/modules/search/sentences/resolvers.ts';
import { contentResolvers } from '#server/modules/site/content/resolvers.ts';
import { licenceResolvers } from '#server/modules/site/licences/resolvers.ts';
import { siteSurveyResolvers } from '#server/modules/site/survey/resolvers.ts';
import { siteResolvers } from '#server/modules/site/home/resolvers.ts';
import { census1911Resolvers } from '#server/modules/site/landing/census1911Resolvers.ts';
import { regionResolvers } from '#server/modules/site/landing/resolvers.ts';
import { auditResolvers } from '#server/modules/staff/audit/resolvers.ts';
import { dutyResolvers } from '#server/modules/staff/duties/resolvers.ts';
import { featureResolvers } from '#server/modules/staff/features/resolvers.ts';
import { deskResolvers } from '#server/modules/staff/desk/resolvers.ts';
import { healthResolvers } from '#server/modules/staff/health/resolvers.ts';
import { jobResolvers } from '#server/modules/staff/jobs/resolvers.ts';
import { memberResolvers } from '#server/modules/staff/members/resolvers.ts';
import { outboxResolvers } from '#server/modules/staff/outbox/resolvers.ts';
import { securityEventResolvers } from '#server/modules/staff/security-events/resolvers.ts';
import { treeAnniversaryResolvers } from '#server/modules/trees/anniversaries/resolvers.ts';
import { treeChartResolvers } from '#server/modules/trees/chart/resolvers.ts';
import { treeKinshipResolvers } from '#server/modules/trees/kinship/resolvers.ts';
import { treeQualityResolvers } from '#server/modules/trees/quality/resolvers.ts';
import { treePlaceResolvers } from '#server/modules/trees/places/resolvers.ts';
import { treeStatisticsResolvers } from '#server/modules/trees/statistics/resolvers.ts';
import { treeResolvers } from '#server/modules/trees/core/resolvers.ts';
import { gedcomResolvers } from '#server/modules/trees/gedcom/resolvers.ts';
import { treeReportResolvers } from '#server/modules/trees/reports/resolvers.ts';
import { noticeResolvers } from '#server/modules/trees/hints/notices/resolvers.ts';
import { hintResolvers } from '#server/modules/trees/hints/resolvers.ts';
import { treeMediaResolvers } from '#server/modules/trees/person/media/resolvers.ts';
import { treeSourceResolvers } from '#server/modules/trees/person/sources/resolvers.ts';
import { treeStoryResolvers } from '#server/modules/trees/person/storyResolvers.ts';
import { treeSearchResolvers } from '#server/modules/trees/search/resolvers.ts';
import { treeHeirResolvers } from '#server/modules/trees/sharing/heirs/heirResolvers.ts';
import { treeSharingResolvers } from '#server/modules/trees/sharing/resolvers.ts';

/** The resolvers of every module, one line each. */
export const resolvers: readonly Resolvers[] = [
  siteResolvers,
  planResolvers,
  subscriptionResolvers,
  accountResolvers,
  addressProfileResolvers,
  addressResolvers,
  affiliateResolvers,
  appStoreResolvers,
  articleSearchResolvers,
  census1911Resolvers,
  clippingReportResolvers,
  clippingResolvers,
  clippingExportResolvers,
  clippingPersonResolvers,
  clippingStandardResolvers,
  collectionResolvers,
  comparisonResolvers,
  contentResolvers,
  licenceResolvers,
  conversationResolvers,
  correctionResolvers,
  featureResolvers,
  fromStaffResolvers,
  helpResolvers,
  noticeOfServiceResolvers,
  ratingResolvers,
  supportResolvers,
  hintResolvers,
  noticeResolvers,
  gedcomResolvers,
  treeReportResolvers,
  giftResolvers,
  imageResolvers,
  invoiceResolvers,
  itemResolvers,
  paymentResolvers,
  inAppResolvers,
  leavingSurveyResolvers,
  siteSurveyResolvers,
  staffBillingResolvers,
  catalogueResolvers,
  libraryResolvers,
  mapResolvers,
  moderationResolvers,
  matchResolvers,
  newspaperBrowseResolvers,
  newspaperReaderResolvers,
  jobResolvers,
  auditResolvers,
  dutyResolvers,
  deskResolvers,
  healthResolvers,
  memberResolvers,
  outboxResolvers,
  passkeyResolvers,
  placeResolvers,
  profileResolvers,
  recordResolvers,
  regionResolvers,
  reportResolvers,
  researchFolderResolvers,
  researchReportResolvers,
  researchShareResolvers,
  researchHubResolvers,
  researchQuestionResolvers,
  researchTaskResolvers,
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
  treeHeirResolvers,
  treeChartResolvers,
  treeKinshipResolvers,
  treeQualityResolvers,
  treeStatisticsResolvers,
  treeAnniversaryResolvers,
  treePlaceResolvers,
];
