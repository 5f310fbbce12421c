import { selectMember } from '#features/kernel/auth/index.ts';
import { grantsLoaded, selectGrants } from '#features/kernel/grants/index.ts';
import { fetchEntitlements } from '#services/entitlements/fetchEntitlements.ts';
import { onReturn } from '#services/oidc/onReturn.ts';

import type { AppStore } from '../store.ts';

/**
 * Milliseconds before each try. After the last one, rights are asked for when the reader or the connection comes back,
 * or at a press.
 */
const WAITS_MS = [2_000, 6_000, 20_000, 60_000];
/** Up to this share more, so that tabs that failed together do not ask together. */
const SPREAD = 0.25;
/** Once all tries are used, how soon a connection that comes and goes may have one more. */
const REST_MS = 60_000;

/** What is asked again while it is missing. */
export interface RightsFollower {
  /** The connection is back: a try at once, if there is one left. */
  again: () => void;
  stop: () => void;
}

/**
 * Asks again what the reader may do, where that could not be learnt; what pages do without stays until there is an
 * answer. Never while the tab is hidden or there is no connection, and never on behalf of a reader who has gone.
 * @param isConnected - whether the site can be reached, as far as is known
 */
export function followRights(store: AppStore, isConnected: () => boolean): RightsFollower {
  let tries = 0;
  let lastAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | null = null;
  let wasMissing = false;
  let reader = selectMember(store.getState())?.memberId;
  const isMissing = () => selectGrants(store.getState()) === null;

  function plan(): void {
    const wait = WAITS_MS[tries];
    clearTimeout(timer);
    if (wait !== undefined) timer = setTimeout(() => void ask(true), wait * (1 + Math.random() * SPREAD));
  }

  async function ask(isCounted: boolean): Promise<void> {
    if (!isMissing() || asking || !isConnected() || !navigator.onLine || document.visibilityState !== 'visible') return;
    clearTimeout(timer);
    if (isCounted) tries += 1;
    lastAt = Date.now();
    const mine = new AbortController();
    asking = mine;
    const answer = await fetchEntitlements(mine.signal);
    if (asking !== mine) return;
    asking = null;
    if (answer) store.dispatch(grantsLoaded(answer));
    else plan();
  }

  function giveUp(): void {
    clearTimeout(timer);
    asking?.abort();
    asking = null;
  }

  function watch(): void {
    const [isNow, now] = [isMissing(), selectMember(store.getState())?.memberId];
    if (now !== reader || (selectGrants(store.getState())?.length ?? 0) > 0) tries = 0;
    reader = now;
    if (isNow === wasMissing) return;
    wasMissing = isNow;
    if (isNow) plan();
    else giveUp();
  }
  watch();
  const ends = [store.subscribe(watch), onReturn(() => void ask(false)), giveUp];
  return {
    again: () => void ((tries < WAITS_MS.length || Date.now() - lastAt >= REST_MS) && ask(true)),
    stop: () => ends.forEach((end) => end()),
  };
}
