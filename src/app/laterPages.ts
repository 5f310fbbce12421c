import { memberPages } from '#features/account/access/laterRoutes.tsx';
import { laterPages as credentialPages } from '#features/account/access/routes.tsx';
import { pages as libraryAccessPages } from '#features/account/library/routes.tsx';
import { mailLinkPages, pages as communicationPreferencePages } from '#features/account/mail-preferences/routes.tsx';
import { framedPages as ownProfilePages, pages as profilePages } from '#features/account/profile/routes.tsx';
import { framedPages as accountPages, pages as accountLinkPages } from '#features/account/security/routes.tsx';
import { pages as cataloguePages } from '#features/billing/catalogue/routes.tsx';
import { pages as paymentPages } from '#features/billing/payments/routes.tsx';
import { pages as planPages } from '#features/billing/plans/routes.tsx';
import { framedPages as referralPages, pages as giftPages } from '#features/billing/gifts/routes.tsx';
import { pages as purchasePages } from '#features/billing/items/routes.tsx';
import { pages as staffBillingPages } from '#features/billing/staff/routes.tsx';
import { framedPages as subscriptionPages } from '#features/billing/subscription/routes.tsx';
import { framedPages as surveyPages, pages as surveyBoardPages } from '#features/billing/survey/routes.tsx';
import { pages as collectionPages } from '#features/clippings/collections/routes.tsx';
import { pages as clippingReportPages } from '#features/clippings/reports/routes.tsx';
import { pages as sharedClippingPages } from '#features/clippings/share/routes.tsx';
import { pages as helpPages } from '#features/help/articles/routes.tsx';
import { pages as deskPages } from '#features/help/desk/routes.tsx';
import { framedPages as supportPages, pages as visitorSupportPages } from '#features/help/tickets/routes.tsx';
import { pages as contactPages } from '#features/help/contact/routes.tsx';
import { pages as messagingPages } from '#features/messages/inbox/routes.tsx';
import { pages as newspaperPages } from '#features/newspapers/browse/routes.tsx';
import { pages as correctionPages } from '#features/newspapers/corrections/routes.tsx';
import { pages as newspaperSearchPages } from '#features/newspapers/search/routes.tsx';
import { pages as addressSearchPages } from '#features/places/addresses/routes.tsx';
import { pages as houseHistoryPages } from '#features/places/houses/routes.tsx';
import { pages as recordReportPages } from '#features/records/reports/routes.tsx';
import { pages as researchFolderPages } from '#features/research/folders/routes.tsx';
import { pages as researchHubPages } from '#features/research/hub/routes.tsx';
import { pages as researchQuestionPages } from '#features/research/questions/routes.tsx';
import { pages as recordComparePages } from '#features/search/compare/routes.tsx';
import { pages as diaryPages } from '#features/search/diary/routes.tsx';
import { pages as mapSearchPages } from '#features/search/map/routes.tsx';
import { limitPages } from '#features/search/results/laterRoutes.tsx';
import { pages as savedSearchPages } from '#features/search/saved/routes.tsx';
import { pages as aiSearchPages } from '#features/search/sentences/routes.tsx';
import { pages as cookiesPolicyPages } from '#features/site/cookies/routes.tsx';
import { pages as intentPages } from '#features/site/intent/routes.tsx';
import { pages as landingPages } from '#features/site/landing/routes.tsx';
import { pages as siteSurveyPages } from '#features/site/survey/routes.tsx';
import { pages as auditPages } from '#features/staff/audit/routes.tsx';
import { pages as staffContentPages } from '#features/staff/content/routes.tsx';
import { pages as dutyPages } from '#features/staff/duties/routes.tsx';
import { pages as internalFeaturePages } from '#features/staff/features/routes.tsx';
import { pages as healthPages } from '#features/staff/health/routes.tsx';
import { pages as galleryPages } from '#features/staff/gallery/routes.tsx';
import { pages as inAppPages } from '#features/staff/in-app/routes.tsx';
import { pages as jobPages } from '#features/staff/jobs/routes.tsx';
import { pages as staffMessagePages } from '#features/staff/messages/routes.tsx';
import { pages as staffMemberPages } from '#features/staff/members/routes.tsx';
import { pages as moderationPages } from '#features/staff/moderation/routes.tsx';
import { pages as outboxPages } from '#features/staff/outbox/routes.tsx';
import { pages as securityEventPages } from '#features/staff/security-events/routes.tsx';
import { pages as explorePages } from '#features/trees/map/routes.tsx';
import type { FeaturePages } from '#services/routing/featurePages.ts';

import { inAccountFrame } from './account/inAccountFrame.tsx';
import { notOpenPages } from './system/notOpenPages.ts';
import { pages as systemPages } from './system/routes.tsx';

/** The pages of all other routes but those of trees (domain/kernel/routes/laterRoutes.ts) by route id. */
export const laterPages: FeaturePages = {
  ...systemPages,
  ...notOpenPages,
  ...paymentPages,
  ...planPages,
  ...purchasePages,
  ...giftPages,
  ...credentialPages,
  ...memberPages,
  ...addressSearchPages,
  ...collectionPages,
  ...clippingReportPages,
  ...sharedClippingPages,
  ...messagingPages,
  ...newspaperPages,
  ...correctionPages,
  ...newspaperSearchPages,
  ...helpPages,
  ...contactPages,
  ...deskPages,
  ...visitorSupportPages,
  ...houseHistoryPages,
  ...limitPages,
  ...mapSearchPages,
  ...aiSearchPages,
  ...diaryPages,
  ...savedSearchPages,
  ...inAppPages,
  ...moderationPages,
  ...jobPages,
  ...staffMessagePages,
  ...auditPages,
  ...dutyPages,
  ...healthPages,
  ...staffMemberPages,
  ...staffContentPages,
  ...outboxPages,
  ...securityEventPages,
  ...recordComparePages,
  ...recordReportPages,
  ...researchHubPages,
  ...researchFolderPages,
  ...researchQuestionPages,
  ...galleryPages,
  ...internalFeaturePages,
  ...inAccountFrame({ ...supportPages, ...accountPages, ...ownProfilePages, ...communicationPreferencePages, ...surveyPages, ...subscriptionPages, ...referralPages }),
  ...surveyBoardPages,
  ...siteSurveyPages,
  ...staffBillingPages,
  ...cataloguePages,
  ...mailLinkPages,
  ...accountLinkPages,
  ...cookiesPolicyPages,
  ...landingPages,
  ...intentPages,
  ...libraryAccessPages,
  ...profilePages,
  ...explorePages,
};
