import { pages as aiSearchPages } from '#features/ai-search/routes.tsx';
import { laterPages as credentialPages } from '#features/account-access/routes.tsx';
import { pages as addressSearchPages } from '#features/address-search/routes.tsx';
import { mailLinkPages, pages as communicationPreferencePages } from '#features/communication-preferences/routes.tsx';
import { framedPages as accountPages, pages as accountLinkPages } from '#features/account-security/routes.tsx';
import { pages as cookiesPolicyPages } from '#features/cookies-policy/routes.tsx';
import { pages as explorePages } from '#features/explore/routes.tsx';
import { pages as gedcomPages } from '#features/gedcom-upload/routes.tsx';
import { pages as houseHistoryPages } from '#features/house-history/routes.tsx';
import { pages as landingPages } from '#features/landing/routes.tsx';
import { pages as imageViewerPages } from '#features/image-viewer/routes.tsx';
import { pages as libraryAccessPages } from '#features/library-access/routes.tsx';
import { framedPages as ownProfilePages, pages as profilePages } from '#features/profile/routes.tsx';
import { pages as internalFeaturePages } from '#features/internal-features/routes.tsx';
import { pages as familyTreePages } from '#features/family-tree/routes.tsx';
import { limitPages } from '#features/record-search/routes.tsx';
import { pages as recordComparePages } from '#features/record-compare/routes.tsx';
import { pages as recordReportPages } from '#features/record-reports/routes.tsx';
import { pages as mapSearchPages } from '#features/map-search/routes.tsx';
import { pages as treeHintPages } from '#features/tree-hints/routes.tsx';
import { pages as shadowTreePages } from '#features/shadow-tree/routes.tsx';
import { pages as searchNotePages } from '#features/search-notes/routes.tsx';
import { pages as treeSearchPages } from '#features/tree-search/routes.tsx';
import { pages as treeSharingPages } from '#features/tree-sharing/routes.tsx';
import { pages as outboxPages } from '#features/outbox/routes.tsx';
import { pages as securityEventPages } from '#features/security-events/routes.tsx';
import { pages as treePersonPages } from '#features/tree-person/routes.tsx';
import { pages as treeListPages } from '#features/tree-list/routes.tsx';
import { pages as galleryPages } from '#features/ui-gallery/routes.tsx';
import type { FeaturePages } from '#services/routing/featurePages.ts';

import { inAccountFrame } from './account/inAccountFrame.tsx';
import { pages as systemPages } from './system/routes.tsx';
import { pages as treeChartPages } from './trees/treeChartPages.ts';

/** The pages of all other routes (domain/routes/laterRoutes.ts) by route id. */
export const laterPages: FeaturePages = {
  ...systemPages,
  ...credentialPages,
  ...addressSearchPages,
  ...gedcomPages,
  ...houseHistoryPages,
  ...limitPages,
  ...mapSearchPages,
  ...aiSearchPages,
  ...searchNotePages,
  ...outboxPages,
  ...securityEventPages,
  ...recordComparePages,
  ...imageViewerPages,
  ...recordReportPages,
  ...galleryPages,
  ...internalFeaturePages,
  ...inAccountFrame({ ...accountPages, ...ownProfilePages, ...communicationPreferencePages }),
  ...mailLinkPages,
  ...accountLinkPages,
  ...cookiesPolicyPages,
  ...landingPages,
  ...libraryAccessPages,
  ...profilePages,
  ...familyTreePages,
  ...treeSearchPages,
  ...treeSharingPages,
  ...treeChartPages,
  ...explorePages,
  ...shadowTreePages,
  ...treeHintPages,
  ...treeListPages,
  ...treePersonPages,
};
