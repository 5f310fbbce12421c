import type { FeaturePages } from '#services/routing/featurePages.ts';

/** The desk of staff: requests, notices, and what readers say of the help. */
export const pages: FeaturePages = {
  'internal.tickets': () => import(/* webpackChunkName: "internal.tickets" */ './QueuePage.tsx'),
  'internal.ticket': () => import(/* webpackChunkName: "internal.ticket" */ './DeskRequestPage.tsx'),
  'internal.help': () => import(/* webpackChunkName: "internal.help" */ './HelpDeskPage.tsx'),
};
