import { FLAGS } from '#domain/kernel/grants/flagNames.ts';
import type { SiteBoot } from '#domain/site/content/siteBoot.ts';
import { selectIsSessionKnown, selectMember } from '#features/kernel/auth/index.ts';
import { CONSENT_GROUPS, selectIsAllowed } from '#features/kernel/consent/index.ts';
import { selectFlags } from '#features/kernel/grants/index.ts';
import { identifyForSurvey, loadSurvey, loadRecording } from '#services/outside-scripts/outsideScripts.ts';

import type { AppStore } from '../store.ts';

/**
 * Loads the survey and the recording when their rules are met, at once or on a later yes: the flag `enable-refiner`
 * with C0003, the flag `enable-fullstory` with C0002 (spec 1 sections 4 and 6, Q-083). The survey learns the member's
 * number.
 * @returns a function that stops following; what was loaded stays until the document goes.
 */
export function followScripts(
  store: AppStore,
  { survey, recording }: Pick<SiteBoot, 'survey' | 'recording'>,
): () => void {
  let notified: number | null = null;
  const follow = () => {
    const state = store.getState();
    const flags = selectFlags(state);
    const mayRecord = flags.includes(FLAGS.sessionRecording) && selectIsAllowed(state, CONSENT_GROUPS.performance);
    if (recording && mayRecord) loadRecording(recording);
    const mayAsk = flags.includes(FLAGS.survey) && selectIsAllowed(state, CONSENT_GROUPS.functional);
    if (!survey || !mayAsk || !selectIsSessionKnown(state)) return;
    loadSurvey(survey);
    const memberId = selectMember(state)?.memberId ?? null;
    if (memberId !== notified) identifyForSurvey(memberId);
    notified = memberId;
  };
  follow();
  return store.subscribe(follow);
}
