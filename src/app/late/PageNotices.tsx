import { ServiceNotices } from '#features/help/core/index.ts';

import { useRouteDefinition } from '../shell/useChrome.ts';

/** Service notices that concern the page shown. The help shows all of them itself. */
export function PageNotices() {
  const route = useRouteDefinition();
  return route === null || route.id.startsWith('help.') ? null : <ServiceNotices routeId={route.id} />;
}
