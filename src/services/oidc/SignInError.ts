/** Why a sign-in did not come to its end; `error` and `error_description` of OAuth 2 (RFC 6749 section 4.1.2.1). */
export class SignInError extends Error {
  /** An OAuth error code, or one of ours: `network_error`, `state_not_found`, `insecure_context`, `code_missing`. */
  readonly error: string;
  readonly description: string;

  constructor(error: string, description: string) {
    super(description || error);
    this.name = 'SignInError';
    this.error = error;
    this.description = description;
  }
}
