import { documentNavigation } from '../routing/documentNavigation.ts';
import type { OnContinue, LoginOptions, SignUpOptions } from './loginOptions.ts';
import { postForm } from './postForm.ts';
import { questionPage } from './questionPage.ts';
import { readerOf, type Reader } from './reader.ts';
import { SignInError } from './SignInError.ts';
import { createUserManager, refusalOf, signInHere, type SiteUserManager } from './userManager.ts';

/** The ways in and out of a session, and the OpenID library that they are asked of. */
export interface SignIns {
  manager: SiteUserManager;
  /** Leaves the page for the provider's sign-in, or goes on at the page that asks its question. */
  login: (options: LoginOptions, goOn?: OnContinue) => Promise<void>;
  /** Likewise for its registration. */
  signUp: (options: SignUpOptions, goOn?: OnContinue) => Promise<void>;
  /**
   * Signs in without leaving the page: `answer` is given the provider's question, and resolves to the address that
   * answering it led to.
   */
  loginHere: (mode: string | undefined, answer: (uid: string) => Promise<string>) => Promise<Reader>;
  /** Trades the code in an address of the provider's return for tokens. */
  completeLogin: (address: string) => Promise<Reader>;
  /** Asks whose session this browser has, without a question to the reader. Null: no one's. */
  look: () => Promise<Reader | null>;
  /**
   * Asks the server to end the session of the token's reader, or of the browser where it is null. False: it gave no
   * answer.
   */
  signOut: (token: string | null) => Promise<boolean>;
  /** What failed, as an error of ours. */
  errorOf: (error: unknown) => SignInError;
  /** @throws SignInError where browsers keep the library from what it needs */
  checkContext: () => void;
}

/**
 * What the provider refused, as an error of ours; a state that is gone and a network that failed have codes as well.
 */
function signInErrorOf(error: unknown): SignInError {
  if (error instanceof SignInError) return error;
  const refusal = refusalOf(error);
  if (refusal) return new SignInError(refusal.error, refusal.description);
  const message = error instanceof Error ? error.message : '';
  return new SignInError(message.includes('No matching state') ? 'state_not_found' : 'network_error', message);
}

function checkContext(): void {
  if (!window.isSecureContext || !globalThis.crypto?.subtle)
    throw new SignInError('insecure_context', 'Signing in needs an https address, or localhost.');
}

/**
 * Leaves for the provider in the place of the current address, so that Back does not meet it again (AUTH-008). With
 * `goOn` it is asked first: a question that a page of this application puts needs no other document.
 */
async function leaveFor(address: string, goOn: OnContinue | undefined): Promise<void> {
  const page = goOn ? await questionPage(address) : null;
  if (goOn && page !== null) goOn(page);
  else documentNavigation.replace(address);
}

/**
 * The sign-ins of the site at this origin. Loaded when a session is looked for: most visitors never need it.
 * @param onRefused - called when the provider refused the renewal that comes before a token expires
 */
export function createSignIns(origin: string, onRefused: () => void): SignIns {
  const manager = createUserManager(origin);
  manager.events.addSilentRenewError((error) => {
    if (refusalOf(error)) onRefused();
  });
  return {
    manager,
    login: async ({ mode, institution }, goOn) =>
      leaveFor(
        await manager.addressOf({
          prompt: 'login',
          extraQueryParams: { ...(mode && { mode }), ...(institution && { institution }) },
        }),
        goOn,
      ),
    signUp: async ({ mode, registrationRoute }, goOn) =>
      leaveFor(
        await manager.addressOf({
          prompt: 'login',
          extraQueryParams: {
            screen_hint: 'signup',
            sign_up_mode: mode,
            ...(registrationRoute && { registration_route: registrationRoute }),
          },
        }),
        goOn,
      ),
    loginHere: async (mode, answer) => readerOf((await signInHere(manager, mode, answer)).profile),
    completeLogin: async (address) => readerOf((await manager.signinRedirectCallback(address)).profile),
    look: async () => {
      const user = await manager.signinSilent({ forceIframeAuth: true });
      return user && readerOf(user.profile);
    },
    signOut: async (token) =>
      (await postForm('/api/sign-out', {}, token === null ? {} : { authorization: `Bearer ${token}` })).kind === 'done',
    errorOf: signInErrorOf,
    checkContext,
  };
}
