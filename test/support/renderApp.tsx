import { act, render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';

import { guardAgain } from '#app/guard/guardAgain.ts';
import { pages as sitePages } from '#app/pages.generated.ts';
import { createRouter } from '#app/router.tsx';
import { createStore } from '#app/store.ts';
import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { type StaffDuty, STAFF_DUTIES } from '#domain/kernel/grants/staffDuties.ts';
import type { Stewardship } from '#domain/kernel/grants/stewardship.ts';
import type { RouteDefinition } from '#domain/kernel/routes/routeDefinition.ts';
import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';
import { PAGED_CENSUSES } from '#domain/site/content/censusOfPage.ts';
import { type Holding, NO_ADDRESSES, type LoggedInHome, type SiteAddresses } from '#domain/site/content/siteBoot.ts';
import { signedIn, visitorFound, type SignedInMember } from '#features/kernel/auth/index.ts';
import { sentForms } from '#features/search/core/model/sentForms.ts';
import type { FeaturePages } from '#services/routing/featurePages.ts';

import { entitle } from './graphqlServer.ts';
import { writeSiteBoot } from './siteBoot.ts';

/** The member who reads when a test names none in particular. */
export const A_MEMBER: SignedInMember = { memberId: 41, displayName: 'Una Testwell', isInternal: false };

interface RenderAppOptions {
  /**
   * Default `visitor`. `unknown` is the moment before the session was looked for: dispatch `signedIn` or
   * `visitorFound`.
   */
  reader?: 'visitor' | 'member' | 'staff' | 'unknown';
  /** Default: what such a reader holds. A number is the HTTP status of a failing entitlement service. */
  grants?: readonly string[] | number;
  flags?: readonly string[];
  groups?: readonly string[];
  /** Default: every duty for `staff`, none for all others. */
  duties?: readonly StaffDuty[];
  /** Of a member who looks after records. Default none. */
  stewardship?: Stewardship;
  /** Of a member who looks after a library or a partner organisation. Default none. */
  contact?: Stewardship;
  isProduction?: boolean;
  /** Other sites that this one knows of. Default none. */
  addresses?: Partial<SiteAddresses>;
  /** What the site calls itself. Default: as the software. */
  siteName?: string;
  /** What readers call the other provider they may sign in with. Default none. */
  socialName?: string;
  /** What members find at /home. Default: their own page. */
  loggedInHome?: LoggedInHome;
  /** What the site has for its menus to offer. Default: subscriptions, addresses and libraries. */
  holds?: readonly Holding[];
  /** Years of the censuses that the site holds. Default: all that have pages. */
  heldCensuses?: readonly number[];
  /** The plan group of the partner organisation. Default none. */
  partnerPlanGroup?: string;
  /** PayPal can be paid with. Default: it cannot. */
  offersPaypal?: true;
  /** Members may write to each other. Default: they may. */
  hasMessaging?: boolean;
  /** Pages in the place of the site's own, for tries of the shell. */
  pages?: FeaturePages;
  /** Routes in the place of the site's own. */
  definitions?: readonly RouteDefinition[];
  /** What comes after the first page (src/app/late). Default nothing. */
  Extras?: ComponentType;
}

const disposals: (() => void)[] = [];
afterEach(() => {
  // Each test is a document of its own.
  sentForms.clear();
  for (const dispose of disposals.splice(0)) dispose();
});

/**
 * The whole application at an address, on its real store, router and guards. Only the network is replaced
 * (graphqlServer.ts). Resolves when the first page, or its replacement, is drawn.
 */
export async function renderApp(address: string, options: RenderAppOptions = {}) {
  const {
    reader = 'visitor',
    flags = [],
    groups = [],
    isProduction = false,
    pages = sitePages,
    definitions = siteRoutes,
    Extras,
    siteName,
    socialName,
    loggedInHome,
    holds = ['plans', 'addresses', 'libraries'],
    heldCensuses = PAGED_CENSUSES,
    hasMessaging = true,
  } = options;
  const { grants = defaultGrants(reader === 'visitor' || reader === 'unknown' ? 'visitor' : 'member') } = options;
  const { duties = reader === 'staff' ? STAFF_DUTIES : [] } = options;
  entitle(
    typeof grants === 'number'
      ? grants
      : {
          grants,
          flags,
          groups,
          duties,
          ...(options.stewardship && { stewardship: options.stewardship }),
          ...(options.contact && { contact: options.contact }),
        },
  );
  window.history.replaceState(null, '', address);
  writeSiteBoot(isProduction ? 'production' : 'demo', options.addresses, {
    ...(siteName !== undefined && { name: siteName, shortName: siteName }),
    ...(socialName !== undefined && { socialName }),
    ...(loggedInHome && { loggedInHome }),
    holds,
    heldCensuses,
    ...(hasMessaging && { hasMessaging: true as const }),
    ...(options.offersPaypal && { offersPaypal: options.offersPaypal }),
    ...(options.partnerPlanGroup !== undefined && { partnerPlanGroup: options.partnerPlanGroup }),
  });

  const store = createStore();
  if (reader === 'visitor') store.dispatch(visitorFound());
  if (reader === 'member' || reader === 'staff')
    store.dispatch(signedIn({ ...A_MEMBER, isInternal: reader === 'staff' }));
  const router = createRouter(store, {
    pages,
    definitions,
    ...(Extras && { loadExtras: () => Promise.resolve(Extras) }),
    isProduction,
    addresses: { ...NO_ADDRESSES, ...options.addresses },
    documentPath: window.location.pathname,
  });
  disposals.push(guardAgain(store, router), () => router.dispose());

  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  );
  return { user, store, router, ...view };
}
