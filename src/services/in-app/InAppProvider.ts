import type { InAppMessage } from '#domain/messages/in-app/inAppMessage.ts';

/** What is asked of a provider. `deferred`: it shows nothing by itself; the product decides when (spec 1 section 7). */
export interface InAppRequest {
  count: number;
  display: 'deferred';
}

/** What it answers, as such providers do. */
export interface InAppAnswer {
  data: { inAppMessages: InAppMessage[] };
}

/** An answer that refuses, as an error with its status and nothing of its words. */
export class InAppRefusal extends Error {
  override name = 'InAppRefusal';
  readonly status: number;

  constructor(status: number) {
    super(`The messaging provider answered ${status}`);
    this.status = status;
  }
}

/**
 * A provider of messages in the browser (docs/adr/0074). Every call rejects with an Error when it fails, with
 * `InAppRefusal` when it is refused.
 */
export interface InAppProvider {
  /** Starts a session with a token of the product's server. */
  connect: (token: string) => Promise<void>;
  /** Says whose session it is: the member's id as text. */
  identify: (userId: string) => Promise<void>;
  request: (request: InAppRequest) => Promise<InAppAnswer>;
  shown: (messageId: string) => Promise<void>;
  dismissed: (messageId: string) => Promise<void>;
  /** Its link was opened. */
  followed: (messageId: string) => Promise<void>;
  /** Ends the session; no call follows it. */
  logout: () => void;
}
