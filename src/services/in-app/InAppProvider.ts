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

const MESSAGES = '/api/in-app/messages';
const EVENTS = '/api/in-app/events';

/** The provider that comes with the site: this site's own server. */
export function createOwnProvider(): InAppProvider {
  let token: string | null = null;
  const call = async (address: string, init: RequestInit = {}): Promise<Response> => {
    if (token === null) throw new InAppRefusal(401);
    const answer = await fetch(new URL(address, window.location.origin), {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
    });
    if (!answer.ok) throw new InAppRefusal(answer.status);
    return answer;
  };
  const send = (kind: string) => async (messageId: string) => {
    await call(EVENTS, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ messageId, kind }),
    });
  };
  return {
    connect: async (given) => {
      token = given;
    },
    // The token says whose session it is; only a provider elsewhere needs the id.
    identify: async () => undefined,
    request: async ({ count }) => ({
      data: (await (await call(`${MESSAGES}?count=${count}`)).json()) as InAppAnswer['data'],
    }),
    shown: send('shown'),
    dismissed: send('dismissed'),
    followed: send('followed'),
    logout: () => {
      token = null;
    },
  };
}
