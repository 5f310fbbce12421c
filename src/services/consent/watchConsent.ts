import { formatConsent, type ConsentAnswers } from '#domain/kernel/consent/consentGroups.ts';

import { readConsent } from './consentCookie.ts';

/** How often the cookie is looked at, in milliseconds (spec 1 section 9). */
export const POLL_MS = 200;
/** From a change to the check of the analytics cookie and the affiliates' next run (spec 1 sections 4 and 9, Q-022). */
export const SETTLE_MS = 500;
/** From a change to the reload of the consent banner (spec 1 section 4). */
export const BANNER_RELOAD_MS = 1000;

/** What follows a change of the reader's answers. */
export interface ConsentReactions {
  /** At once: what is allowed from now on, or no more. */
  onChange: (answers: ConsentAnswers) => void;
  /** {@link SETTLE_MS} after the latest change. */
  onSettle: (answers: ConsentAnswers) => void;
  /** {@link BANNER_RELOAD_MS} after the latest change. */
  onBannerReload: (answers: ConsentAnswers) => void;
}

/**
 * The one watcher of the consent cookie, whatever changes it: this tab, another one, or the app around the page. A
 * hidden page rests, and looks at once when it is shown again.
 * @param known - the answers the caller has read already
 * @returns a function that stops watching
 */
export function watchConsent(
  known: ConsentAnswers,
  { onChange, onSettle, onBannerReload }: ConsentReactions,
): () => void {
  let last = formatConsent(known);
  let polling: ReturnType<typeof setInterval> | undefined;
  let consequences: ReturnType<typeof setTimeout>[] = [];

  const look = () => {
    const answers = readConsent();
    const now = formatConsent(answers);
    if (now === last) return;
    last = now;
    consequences.forEach(clearTimeout);
    consequences = [
      setTimeout(() => onSettle(answers), SETTLE_MS),
      setTimeout(() => onBannerReload(answers), BANNER_RELOAD_MS),
    ];
    onChange(answers);
  };
  const followVisibility = () => {
    clearInterval(polling);
    if (document.hidden) return;
    look();
    polling = setInterval(look, POLL_MS);
  };

  followVisibility();
  document.addEventListener('visibilitychange', followVisibility);
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    clearInterval(polling);
    consequences.forEach(clearTimeout);
  };
}
