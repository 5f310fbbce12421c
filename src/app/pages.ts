import { pages as accountAccessPages } from '#features/account-access/routes.tsx';
import { pages as communicationPreferencePages } from '#features/communication-preferences/routes.tsx';
import { framedPages as accountPages, pages as accountLinkPages } from '#features/account-security/routes.tsx';
import { pages as cookiesPolicyPages } from '#features/cookies-policy/routes.tsx';
import { pages as homePages } from '#features/home/routes.tsx';
import { pages as libraryAccessPages } from '#features/library-access/routes.tsx';
import { framedPages as ownProfilePages, pages as profilePages } from '#features/profile/routes.tsx';
import { pages as internalFeaturePages } from '#features/internal-features/routes.tsx';
import { pages as recordSearchPages } from '#features/record-search/routes.tsx';
import { pages as recordSetPages } from '#features/record-sets/routes.tsx';
import { pages as outboxPages } from '#features/outbox/routes.tsx';
import { pages as galleryPages } from '#features/ui-gallery/routes.tsx';
import { pages as transcriptPages } from '#features/transcript/routes.tsx';
import type { FeaturePages } from '#services/routing/featurePages.ts';

import { inAccountFrame } from './account/inAccountFrame.tsx';
import { pages as systemPages } from './system/routes.tsx';

/** The pages of every feature by route id. A new feature with pages is one line here. */
export const pages: FeaturePages = {
  ...systemPages,
  ...outboxPages,
  ...galleryPages,
  ...internalFeaturePages,
  ...accountAccessPages,
  ...inAccountFrame({ ...accountPages, ...ownProfilePages, ...communicationPreferencePages }),
  ...accountLinkPages,
  ...cookiesPolicyPages,
  ...homePages,
  ...libraryAccessPages,
  ...recordSearchPages,
  ...recordSetPages,
  ...transcriptPages,
  ...profilePages,
};
