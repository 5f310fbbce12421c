/** Who the calls are made for. The session's owner registers itself; until then every call is a visitor's. */
export interface CredentialSource {
  /**
   * The access token for the next call, waiting for a restore under way; null for a visitor. Rejects while nothing
   * answers who the reader is.
   */
  token: () => Promise<string | null>;
  /**
   * Called when the server refused a token. Either gets a fresh one and answers true, so that the call is repeated
   * once, or signs the reader out and answers false.
   */
  renew: () => Promise<boolean>;
}

const VISITOR: CredentialSource = { token: () => Promise.resolve(null), renew: () => Promise.resolve(false) };
let source = VISITOR;

/**
 * Names the source of tokens for every call from now on. Tokens stay with it: never in the store, never in web storage.
 * @returns a function that goes back to asking as a visitor.
 */
export function registerCredentials(next: CredentialSource): () => void {
  source = next;
  return () => {
    source = VISITOR;
  };
}

/** The registered source, or the visitor's. */
export const credentials = (): CredentialSource => source;
