import { type InAppAnswer, type InAppProvider, InAppRefusal } from './InAppProvider.ts';

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
