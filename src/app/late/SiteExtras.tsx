import { useEffect, useState, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { FLAGS } from '#domain/kernel/grants/flagNames.ts';
import { mayAskOn } from '#domain/site/survey/whenToAsk.ts';
import { ServiceNotices } from '#features/help/core/index.ts';
import { selectMember, selectIsSessionKnown } from '#features/kernel/auth/index.ts';
import { CONSENT_GROUPS, selectIsAllowed } from '#features/kernel/consent/index.ts';
import { useFlag } from '#features/kernel/grants/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { isEmbedded } from '#services/embedded/embeddedMode.ts';
import { lazyPart } from '#ui/lazyPart.ts';

import { ConnectionNotice } from '../connection/ConnectionNotice.tsx';
import { SITE_END_ID } from '../shell/siteEnd.ts';
import { useRouteDefinition } from '../shell/useChrome.ts';
import { GrantBanners } from './banners/GrantBanners.tsx';
import { SupportWidget } from './SupportWidget.tsx';

const SiteSurvey = lazyPart<{ isHere: boolean }>(() =>
  import('#features/site/survey/SiteSurvey.tsx').then((chunk) => chunk.SiteSurvey),
);

/**
 * The survey of this site, where none from elsewhere is set: with the flag `enable-refiner` and a yes to functional
 * storage, at once or after a later yes (spec 1 section 4, Q-038). Never in the phone app.
 */
function OwnSurvey() {
  const { search } = useLocation();
  const definition = useRouteDefinition();
  const isOn = useFlag(FLAGS.survey);
  const isAllowed = useSelector((state: Parameters<typeof selectIsAllowed>[0]) =>
    selectIsAllowed(state, CONSENT_GROUPS.functional),
  );
  const isSessionKnown = useSelector(selectIsSessionKnown);
  if (!isOn || !isAllowed || !isSessionKnown || readSiteBoot().survey !== undefined || isEmbedded(search)) return null;
  return (
    <Suspense fallback={null}>
      <SiteSurvey isHere={definition !== null && mayAskOn(definition.id)} />
    </Suspense>
  );
}

/** Service notices that concern the page shown. The help shows all of them itself. */
function PageNotices() {
  const route = useRouteDefinition();
  return route === null || route.id.startsWith('help.') ? null : <ServiceNotices routeId={route.id} />;
}

const InAppMessages = lazyPart<{ memberId: number }>(() =>
  import('#features/messages/in-app/InAppMessages.tsx').then((chunk) => chunk.InAppMessages),
);

/** Messages in the browser: for signed-in members while the flag is on (FLAG-003). */
function ConnectedMessages() {
  const member = useSelector(selectMember);
  const isOn = useFlag(FLAGS.messagingConnection);
  if (!member || !isOn) return null;
  return (
    <Suspense fallback={null}>
      <InAppMessages key={member.memberId} memberId={member.memberId} />
    </Suspense>
  );
}

/**
 * Parts around a page that need not be there first: the connection and notices at its head in reading order, banners
 * and support behind its content.
 */
export function SiteExtras() {
  const [end, setEnd] = useState<HTMLElement | null>(null);
  useEffect(() => setEnd(document.getElementById(SITE_END_ID)), []);
  return (
    <>
      <ConnectionNotice />
      <PageNotices />
      {end &&
        createPortal(
          <>
            <OwnSurvey />
            <GrantBanners />
            <ConnectedMessages />
            <SupportWidget />
          </>,
          end,
        )}
    </>
  );
}
