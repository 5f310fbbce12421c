/** How the reader is asked who they are. */
export interface LoginOptions {
  /** `mfa` demands a second factor, `internal` is the staff's sign-in. */
  mode?: 'mfa' | 'internal' | undefined;
  /** Signs in at this library, without a page of ours in between. */
  institution?: string;
}

/** How the reader is asked to become a member. */
export interface SignUpOptions {
  mode: 'regular' | 'freeTrial' | 'search';
  /** Passed on unread. */
  registrationRoute?: string | null;
}

/** Goes on inside the application, at the page that asks the provider's question: path and query. */
export type OnContinue = (page: string) => void;
