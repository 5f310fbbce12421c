import type { User } from 'oidc-client-ts';

import { documentNavigation } from '../routing/documentNavigation.ts';
import { forgetReturnLocation } from '../routing/returnLocation.ts';
import { createPoller, type NoAnswer } from './createPoller.ts';
import type { OnContinue, LoginOptions, SignUpOptions } from './loginOptions.ts';
import { onReturn } from './onReturn.ts';
import type { Reader } from './reader.ts';
import { clearSessionMarker, hasSessionMarker } from './sessionMarker.ts';
import { SignInError } from './SignInError.ts';
import type { SignIns } from './signIns.ts';
import { onSignOutElsewhere, announceSignOut, type SignOutKind } from './signOutSignal.ts';

export type { OnContinue, LoginOptions, SignUpOptions } from './loginOptions.ts';

/** What says nothing of the reader: no answer, and a code or a state that was used up or ended on the way. */
const SAYS_NOTHING: readonly string[] = ['network_error', 'invalid_grant', 'state_not_found'];

let loading: Promise<SignIns> | null = null;
let renewing: Promise<boolean> | null = null;
/** The reader asked to leave: whether the server ended their session. */
let leaving: Promise<boolean> | null = null;
let onRefused: (() => Promise<boolean>) | null = null;
/** Tokens that still arrive belong to a session that has ended in this tab: a renewal was under way. */
let isOver = false;
const endings = new Set<(elsewhere: SignOutKind | null) => void>();

/** Loads the OpenID library when it is needed first: most visitors never do. */
function load() {
  loading ??= import('./signIns.ts').then(({ createSignIns }) => {
    const signIns = createSignIns(window.location.origin, () => void session.renew());
    signIns.manager.events.addUserLoaded(() => void (isOver && signIns.manager.removeUser()));
    onSignOutElsewhere((kind) => void end(kind));
    onReturn(() => void endIfLeft());
    return signIns;
  });
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

/**
 * Forgets the session in this tab and notifies the listeners.
 * @param elsewhere - what another tab did; null: it ended here
 */
async function end(elsewhere: SignOutKind | null): Promise<void> {
  isOver = true;
  clearSessionMarker();
  if (elsewhere) forgetReturnLocation(false);
  if (loading) await (await loading).manager.removeUser();
  for (const listener of endings) listener(elsewhere);
}

/** The server takes the marker back when the browser is signed out; a tab that was asleep then finds out by it. */
async function endIfLeft(): Promise<void> {
  if (!hasSessionMarker() && (await currentUser())) await end('signed-out');
}

/** Runs what a reader signs in by: what arrives is theirs, unless the session ends meanwhile. */
async function beginning<Result>(work: () => Promise<Result>): Promise<Result | null> {
  isOver = false;
  const result = await work();
  if (!isOver) return result;
  if (loading) await (await loading).manager.removeUser();
  return null;
}

/** Signs in one way or another, and gives what fails as an error of ours. */
async function explained<Result>(work: (signIns: SignIns) => Promise<Result>): Promise<Result> {
  const signIns = await load().catch((cause: unknown) => {
    throw new SignInError('code_missing', String(cause));
  });
  try {
    signIns.checkContext();
    return await work(signIns);
  } catch (error) {
    throw signIns.errorOf(error);
  }
}

/** Asks the provider once whose session this browser has. Null: no one's. */
async function pollOnce(): Promise<Reader | null | NoAnswer> {
  if (!hasSessionMarker()) return null;
  try {
    return await beginning(() => explained(({ look }) => look()));
  } catch (error) {
    const said = error instanceof SignInError ? error.error : 'network_error';
    if (said === 'code_missing') return 'code';
    if (SAYS_NOTHING.includes(said)) return 'site';
    if (said === 'login_required') clearSessionMarker();
    return null;
  }
}

const poller = createPoller(pollOnce);

/** What comes of a refused session: the reader is back, they are not, or the site gave no answer. */
type Return = 'back' | 'gone' | 'unanswered';

async function renewOnce(): Promise<boolean> {
  // What is refused to a reader who leaves asks them for nothing.
  if (isOver || (await leaving)) return false;
  try {
    const user = await explained(({ manager }) => manager.signinSilent());
    return user !== null && !isOver;
  } catch (error) {
    // Only a token that is refused says that the session may be over (RFC 6749 section 5.2).
    if (isOver || !(error instanceof SignInError) || error.error !== 'invalid_grant') return false;
    const user = await currentUser();
    const outcome = user ? await comesBack(Number(user.profile.sub)) : 'gone';
    if (outcome === 'gone' && !isOver) await end(null);
    return outcome === 'back';
  }
}

/** After a refusal: the reader may have signed in again in another tab; otherwise the page asks them to. */
async function comesBack(memberId: number): Promise<Return> {
  const reader = await pollOnce();
  if (reader === 'site' || reader === 'code') return 'unanswered';
  if (reader?.memberId === memberId) return 'back';
  if (reader) return startClean();
  return (await onRefused?.()) ? 'back' : 'gone';
}

/** Ends the session at the provider, then here. False: nothing answered, and the reader is still signed in. */
async function leave(): Promise<boolean> {
  const user = await currentUser();
  const isDone = await load()
    .then(({ signOut }) => signOut(user && user.access_token))
    .catch(() => false);
  if (!isDone) return false;
  announceSignOut('signed-out');
  forgetReturnLocation(true);
  await end(null);
  documentNavigation.replace('/');
  return true;
}

/** Another account is signed in now: nothing of the page may stay. Never resolves, because a new document comes. */
function startClean(): Promise<never> {
  documentNavigation.replace('/');
  return new Promise(() => undefined);
}

const currentUser = async (): Promise<User | null> => (loading ? (await loading).manager.getUser() : null);

/**
 * The reader's session, over the site's OpenID provider. Tokens stay in memory and are renewed before they expire.
 * `login`, `signUp` and `logout` leave the page; they reject with {@link SignInError} when they cannot. The first two
 * stay in the document where they are given a way to go on in it, and the provider has a question that a page of the
 * application asks.
 */
export const session = {
  login: (options: LoginOptions = {}, goOn?: OnContinue): Promise<void> =>
    explained(({ login }) => login(options, goOn)),

  signUp: (options: SignUpOptions, goOn?: OnContinue): Promise<void> =>
    explained(({ signUp }) => signUp(options, goOn)),

  /**
   * Signs a reader in again on the page they are on. `answer` is given the provider's question, and resolves to the
   * address that answering it led to. Another account than `memberId` starts a clean page, and this never resolves.
   */
  loginHere: async (
    memberId: number,
    { mode }: LoginOptions,
    answer: (uid: string) => Promise<string>,
  ): Promise<void> => {
    isOver = false;
    const reader = await explained(({ loginHere }) => loginHere(mode, answer));
    if (reader.memberId !== memberId) await startClean();
  },

  /** Trades the code in an address of the provider's return for tokens. A code works once. */
  completeLogin: async (address: string): Promise<Reader> => {
    isOver = false;
    return explained(({ completeLogin }) => completeLogin(address));
  },

  /**
   * Finds the session again after a reload, without a question. Null: a visitor. Goes on asking while nothing answers.
   * @param onUnanswered - called each time that nothing answered
   */
  restore: poller.find,

  /** Asks now, where `restore` waits before it asks again. */
  askAgain: poller.again,

  /** Asks once whose session this browser has. Null: no one's, or nothing answered. */
  look: async (): Promise<Reader | null> => {
    const found = await pollOnce();
    return typeof found === 'string' ? null : found;
  },

  /**
   * The token for a call, renewed when it has expired; null for a visitor.
   * @throws SignInError when nothing answers who the reader is: a member's call is never made as a visitor's.
   */
  accessToken: async (): Promise<string | null> => {
    await poller.settled();
    await leaving;
    if (renewing) await renewing;
    const user = await currentUser();
    if (user && !user.expired) return user.access_token;
    if (user && (await session.renew())) return (await currentUser())?.access_token ?? null;
    if (poller.isUnanswered() || (await currentUser()))
      throw new SignInError('network_error', 'There is no answer whose session this is');
    return null;
  },

  /**
   * Gets fresh tokens; false when there are none. Waits for a refused reader to sign in again; if they do not, the
   * session ends in this tab.
   */
  renew: (): Promise<boolean> => {
    renewing ??= renewOnce().finally(() => {
      renewing = null;
    });
    return renewing;
  },

  /**
   * Ends the session at the provider, with everything given out in it, and in every tab, and comes back to the
   * homepage. False: the server could not be reached, and the reader is still signed in.
   */
  logout: (): Promise<boolean> => {
    leaving ??= leave().finally(() => {
      leaving = null;
    });
    return leaving;
  },

  /** Forgets the session in this tab, after the server ended it at the reader's own request. */
  forget: (): Promise<void> => end(null),

  /** Says who asks a refused reader to sign in again: true when they are back, false when they would rather not. */
  onRefused: (ask: () => Promise<boolean>): void => {
    onRefused = ask;
  },

  /**
   * Calls back when the session has ended in this tab, with what another tab did; null: refused, or ended here. Returns
   * a way to stop.
   */
  onEnded: (listener: (elsewhere: SignOutKind | null) => void): (() => void) => {
    endings.add(listener);
    return () => endings.delete(listener);
  },
};
