import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { FLAGS } from '#domain/kernel/grants/flagNames.ts';
import { mayAskOn } from '#domain/site/survey/whenToAsk.ts';
import { selectIsSessionKnown } from '#features/kernel/auth/index.ts';
import { CONSENT_GROUPS, selectIsAllowed } from '#features/kernel/consent/index.ts';
import { useFlag } from '#features/kernel/grants/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { isEmbedded } from '#services/embedded/embeddedMode.ts';
import { lazyPart } from '#ui/lazyPart.ts';

import { useRouteDefinition } from '../shell/useChrome.ts';

const SiteSurvey = lazyPart<{ isHere: boolean }>(() =>
  import('#features/site/survey/SiteSurvey.tsx').then((chunk) => chunk.SiteSurvey),
);

/**
 * The survey of this site, where none from elsewhere is set: with the flag `enable-refiner` and a yes to functional
 * storage, at once or after a later yes (spec 1 section 4, Q-038). Never in the phone app.
 */
export function OwnSurvey() {
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
