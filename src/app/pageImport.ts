import type { RouteDefinition } from '#domain/kernel/routes/routeDefinition.ts';
import type { FeaturePages, PageModule } from '#services/routing/featurePages.ts';

import { inAccountFrame } from './account/inAccountFrame.tsx';

/** What imports the page of a route, in the frame that its definition names; undefined where it has no page. */
export function pageImport(
  { id, chrome }: RouteDefinition,
  pages: FeaturePages,
): (() => Promise<PageModule>) | undefined {
  const load = pages[id];
  return load && chrome?.frame === 'account' ? inAccountFrame(load) : load;
}
