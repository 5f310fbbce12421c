import { sessionOutlook } from '#domain/account/security/sessionLimits.ts';
import { selectMember } from '#features/kernel/auth/index.ts';
import { awaitToastAction, toastDismissed, toastRaised } from '#features/kernel/toasts/index.ts';
import { fetchSessionLeft } from '#services/oidc/fetchSessionLeft.ts';
import { onNextActivity } from '#services/oidc/readerActivity.ts';
import { session } from '#services/oidc/session.ts';
import { timeInWords } from '#ui/readersClock.ts';

import type { AppStore } from '../store.ts';
import { sessionEndTexts as texts } from './sessionEndTexts.ts';

/**
 * Seconds until the session is asked for again where nothing answered, and at the latest: a browser's timer takes no
 * more than 24 days.
 */
const [RETRY, LONGEST] = [60, 86_400];

const STAY = 'session.stay';

/**
 * Tells a member before their session ends: when they have done nothing for long, which whatever they do next undoes,
 * and before it ends in any case. Then the site asks them to sign in again over the page, with what they typed.
 * @returns a function that stops
 */
export function watchSessionEnd(store: AppStore): () => void {
  let memberId: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told: { kind: 'idle' | 'whole'; toastId: string } | null = null;
  let stopWaiting = (): void => undefined;

  const askIn = (seconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), Math.min(seconds, LONGEST) * 1000);
  };
  const unsay = () => {
    stopWaiting();
    if (told) store.dispatch(toastDismissed(told.toastId));
    told = null;
  };
  const stay = () => void session.renew().then(ask);

  const tell = (kind: 'idle' | 'whole', left: number) => {
    if (told?.kind === kind) return;
    unsay();
    const at = timeInWords(new Date(Date.now() + left * 1000).toISOString());
    const raised = toastRaised({
      variant: 'warning',
      title: texts.title(at),
      description: texts[kind],
      ...(kind === 'idle' && { action: { id: STAY, label: texts.stay } }),
    });
    store.dispatch(raised);
    told = { kind, toastId: raised.payload.id };
    if (kind === 'whole') return;
    const stopAction = store.dispatch(awaitToastAction(STAY, stay));
    const stopActive = onNextActivity(stay);
    stopWaiting = () => {
      stopAction();
      stopActive();
    };
  };

  async function ask(): Promise<void> {
    const asked = memberId;
    if (asked === null) return;
    const outlook = await fetchSessionLeft().then(sessionOutlook, () => null);
    if (asked !== memberId) return;
    if (outlook === null) return askIn(RETRY);
    if (outlook.kind === 'over') {
      unsay();
      // Refused, it asks the reader to sign in again; taken, another tab was faster, and the next question says what is
      // left.
      if (await session.renew()) askIn(RETRY);
      return;
    }
    if (outlook.kind === 'far') unsay();
    else tell(outlook.kind, outlook.left);
    askIn((outlook.kind === 'far' ? outlook.wait : outlook.left) + 1);
  }

  const look = () => {
    const now = selectMember(store.getState())?.memberId ?? null;
    if (now === memberId) return;
    memberId = now;
    clearTimeout(timer);
    unsay();
    void ask();
  };
  const stop = store.subscribe(look);
  look();
  return () => {
    stop();
    clearTimeout(timer);
    unsay();
  };
}
