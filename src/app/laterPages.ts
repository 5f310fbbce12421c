import { memberPages } from '#features/account/access/laterRoutes.tsx';
import { laterPages as credentialPages } from '#features/account/access/routes.tsx';
import { pages as libraryAccessPages } from '#features/account/library/routes.tsx';
import { mailLinkPages, pages as communicationPreferencePages } from '#features/account/mail-preferences/routes.tsx';
import { framedPages as ownProfilePages, pages as profilePages } from '#features/account/profile/routes.tsx';
import { framedPages as accountPages, pages as accountLinkPages } from '#features/account/security/routes.tsx';
import { pages as paymentPages } from '#features/billing/payments/routes.tsx';
import { pages as planPages } from '#features/billing/plans/routes.tsx';
import { framedPages as referralPages, pages as giftPages } from '#features/billing/gifts/routes.tsx';
import { pages as purchasePages } from '#features/billing/items/routes.tsx';
import { framedPages as subscriptionPages } from '#features/billing/subscription/routes.tsx';
import { framedPages as surveyPages } from '#features/billing/survey/routes.tsx';
import { pages as collectionPages } from '#features/clippings/collections/routes.tsx';
import { pages as sharedClippingPages } from '#features/clippings/share/routes.tsx';
import { pages as helpPages } from '#features/help/articles/routes.tsx';
import { framedPages as supportPages, pages as visitorSupportPages } from '#features/help/tickets/routes.tsx';
import { pages as contactPages } from '#features/help/contact/routes.tsx';
import { pages as messagingPages } from '#features/messages/inbox/routes.tsx';
import { pages as newspaperPages } from '#features/newspapers/browse/routes.tsx';
import { laterPages as newspaperSearchPages } from '#features/newspapers/search/laterRoutes.tsx';
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
import { laterPages as landingPages } from '#features/site/landing/laterRoutes.tsx';
import { pages as explorePages } from '#features/trees/map/routes.tsx';
import type { FeaturePages } from '#services/routing/featurePages.ts';

import { inAccountFrame } from './account/inAccountFrame.tsx';
import { pages as systemPages } from './system/routes.tsx';

/** The pages of all other routes but those of trees and of staff (domain/kernel/routes/laterRoutes.ts) by route id. */
export const laterPages: FeaturePages = {
  ...systemPages,
  ...paymentPages,
  ...planPages,
  ...purchasePages,
  ...giftPages,
  ...credentialPages,
  ...memberPages,
  ...addressSearchPages,
  ...collectionPages,
  ...sharedClippingPages,
  ...messagingPages,
  ...newspaperPages,
  ...newspaperSearchPages,
  ...helpPages,
  ...contactPages,
  ...visitorSupportPages,
  ...houseHistoryPages,
  ...limitPages,
  ...mapSearchPages,
  ...aiSearchPages,
  ...diaryPages,
  ...savedSearchPages,
  ...recordComparePages,
  ...recordReportPages,
  ...researchHubPages,
  ...researchFolderPages,
  ...researchQuestionPages,
  ...inAccountFrame({
    ...supportPages,
    ...accountPages,
    ...ownProfilePages,
    ...communicationPreferencePages,
    ...surveyPages,
    ...subscriptionPages,
    ...referralPages,
  }),
  ...mailLinkPages,
  ...accountLinkPages,
  ...cookiesPolicyPages,
  ...landingPages,
  ...intentPages,
  ...libraryAccessPages,
  ...profilePages,
  ...explorePages,
};
