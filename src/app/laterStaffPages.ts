import { pages as staffSignInPages } from '#features/account/access/staffRoutes.tsx';
import { pages as cataloguePages } from '#features/billing/catalogue/routes.tsx';
import { pages as staffBillingPages } from '#features/billing/staff/routes.tsx';
import { pages as leavingSurveyPages } from '#features/billing/survey/staffRoutes.tsx';
import { pages as clippingReportPages } from '#features/clippings/reports/routes.tsx';
import { pages as deskPages } from '#features/help/desk/routes.tsx';
import { pages as correctionPages } from '#features/newspapers/corrections/routes.tsx';
import { pages as recordQueuePages } from '#features/records/reports/staffRoutes.tsx';
import { pages as previewPages } from '#features/site/landing/staffRoutes.tsx';
import { pages as siteSurveyPages } from '#features/site/survey/routes.tsx';
import { pages as auditPages } from '#features/staff/audit/routes.tsx';
import { pages as staffContentPages } from '#features/staff/content/routes.tsx';
import { pages as staffDeskPages } from '#features/staff/desk/routes.tsx';
import { pages as dutyPages } from '#features/staff/duties/routes.tsx';
import { pages as internalFeaturePages } from '#features/staff/features/routes.tsx';
import { pages as galleryPages } from '#features/staff/gallery/routes.tsx';
import { pages as healthPages } from '#features/staff/health/routes.tsx';
import { pages as inAppPages } from '#features/staff/in-app/routes.tsx';
import { pages as jobPages } from '#features/staff/jobs/routes.tsx';
import { pages as staffMemberPages } from '#features/staff/members/routes.tsx';
import { pages as staffMessagePages } from '#features/staff/messages/routes.tsx';
import { pages as moderationPages } from '#features/staff/moderation/routes.tsx';
import { pages as outboxPages } from '#features/staff/outbox/routes.tsx';
import { pages as securityEventPages } from '#features/staff/security-events/routes.tsx';
import type { FeaturePages } from '#services/routing/featurePages.ts';

import { pages as systemPages } from './system/staffRoutes.tsx';

/** The pages of staff (domain/kernel/routes/areas/internalRoutes.ts) by route id. */
export const laterStaffPages: FeaturePages = {
  ...staffSignInPages,
  ...cataloguePages,
  ...staffBillingPages,
  ...leavingSurveyPages,
  ...clippingReportPages,
  ...deskPages,
  ...correctionPages,
  ...recordQueuePages,
  ...previewPages,
  ...siteSurveyPages,
  ...auditPages,
  ...staffContentPages,
  ...staffDeskPages,
  ...dutyPages,
  ...internalFeaturePages,
  ...galleryPages,
  ...healthPages,
  ...inAppPages,
  ...jobPages,
  ...staffMemberPages,
  ...staffMessagePages,
  ...moderationPages,
  ...outboxPages,
  ...securityEventPages,
  ...systemPages,
};
