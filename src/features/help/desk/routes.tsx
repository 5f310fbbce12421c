import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The desk of staff: requests, notices, and what readers say of the help. */
export const pages: FeaturePages = {
  'internal.tickets': () => import('./QueuePage.tsx'),
  'internal.ticket': () => import('./DeskRequestPage.tsx'),
  'internal.help': () => import('./HelpDeskPage.tsx'),
};
