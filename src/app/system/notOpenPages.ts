import { paymentRoutes } from '#domain/kernel/routes/areas/paymentRoutes.ts';
import type { FeaturePages } from '#services/routing/featurePages.ts';

/**
 * One page for every address that is not open yet. Apart from the other pages of the shell, of which the first load has
 * one.
 */
export const notOpenPages: FeaturePages = Object.fromEntries(
  paymentRoutes.filter(({ redirect }) => !redirect).map(({ id }) => [id, () => import('./NotOpenPage.tsx')]),
);
