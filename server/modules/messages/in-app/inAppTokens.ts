import { hkdfSync } from 'node:crypto';

import { jwtVerify, SignJWT } from 'jose';

const AUDIENCE = 'in-app';
const LIFETIME = '10m';

/** Tokens that connect a browser to the messaging provider. */
export interface InAppTokens {
  /** For a signed-in member: good for ten minutes, and for messages in the browser only. */
  sign: (memberId: number) => Promise<string>;
  /** Whose token it is; null for one that is not good, or was made for something else. */
  memberOf: (token: string) => Promise<number | null>;
}

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    inAppTokens: InAppTokens;
  }
}

/** Makes and reads such tokens with a key of their own. @param secret - the site's, of which the key is derived */
export function createInAppTokens(secret: string): InAppTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'muniment in-app messages', 32));
  return {
    sign: (memberId) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(memberId))
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(LIFETIME)
        .sign(key),
    memberOf: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, { audience: AUDIENCE, algorithms: ['HS256'] });
        return /^\d{1,15}$/u.test(payload.sub ?? '') ? Number(payload.sub) : null;
      } catch {
        return null;
      }
    },
  };
}
