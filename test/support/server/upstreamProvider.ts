import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Provider } from 'oidc-provider/lib/provider.js';

import type { SocialSettings } from '#server/platform/config/settings/members.ts';

/** What the provider says of a person. */
export interface UpstreamPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

/** Another site's OpenID provider, on a loopback port. */
export interface UpstreamProvider {
  settings: SocialSettings;
  /** Who is signed in there; null says no to whatever is asked. */
  reader: UpstreamPerson | null;
  /** Follows an address of it, as a browser would, until it leads elsewhere. */
  visit: (address: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** Starts it; it sends readers back to `origin`'s callback. */
export async function startUpstreamProvider(origin: () => string): Promise<UpstreamProvider> {
  let handle: ReturnType<Provider['callback']> | undefined;
  // Made at the first request: where readers are sent back to may be known only then.
  const server: Server = createServer((request, response) => void (handle ??= start())(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = {
    issuer,
    clientId: 'muniment',
    clientSecret: 'a secret between two sites, for tests',
    name: 'Friendbook',
  };
  const people = new Map<string, UpstreamPerson>();

  const start = () => {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: settings.clientId,
          client_secret: settings.clientSecret,
          redirect_uris: [`${origin()}/social/callback`],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
      scopes: ['openid', 'email', 'profile'],
      cookies: { keys: ['for tests only'] },
      features: { devInteractions: { enabled: false } },
      pkce: { required: () => true },
      interactions: { url: (_ctx, { uid }) => `/ask/${uid}` },
      findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => Promise.resolve({ ...people.get(sub), sub }) }),
    });
    // Answers its own questions at once, as the test wants them answered.
    provider.use(async (ctx, next) => {
      if (!ctx.path.startsWith('/ask/')) return next();
      const { params } = await provider.interactionDetails(ctx.req, ctx.res);
      const { reader } = upstream;
      if (!reader)
        return provider.interactionFinished(ctx.req, ctx.res, {
          error: 'access_denied',
          error_description: 'The reader said no',
        });
      people.set(reader.sub, reader);
      const grant = new provider.Grant({ accountId: reader.sub, clientId: String(params.client_id) });
      grant.addOIDCScope(String(params.scope));
      return provider.interactionFinished(ctx.req, ctx.res, {
        login: { accountId: reader.sub, remember: false },
        consent: { grantId: await grant.save() },
      });
    });
    return provider.callback();
  };

  const visit = async (address: string): Promise<string> => {
    const cookies = new Map<string, string>();
    let at = address;
    while (at.startsWith(issuer)) {
      const answer = await fetch(at, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
        cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      if (location === null) throw new Error(`The provider stays at ${at}: ${answer.status} ${await answer.text()}`);
      at = new URL(location, issuer).href;
    }
    return at;
  };

  const upstream: UpstreamProvider = {
    settings,
    reader: null,
    visit,
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return upstream;
}
