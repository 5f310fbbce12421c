import { createHash } from 'node:crypto';

import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import type { Database } from '../../db/database.ts';

/** Tries that may still be made, kept in the database so that every copy of the server counts together. */
export interface RateLimits {
  /** Counts a sign-in before its password is looked at. Null: go on. Else seconds to wait. */
  countSignIn: (email: string, ip: string) => Promise<number | null>;
  /** Gives a successful sign-in back, so that only failures count. */
  forgiveSignIn: (email: string, ip: string) => Promise<void>;
  /** Counts a sign-up. Null: go on. Else seconds to wait. */
  countSignUp: (ip: string) => Promise<number | null>;
}

const QUARTER_HOUR = 900;
const HOUR = 3600;

/** Failed tries for one account from one network, for all accounts from one network, and sign-ups from one network. */
const LIMITS = {
  account: { points: 10, duration: QUARTER_HOUR },
  network: { points: 100, duration: QUARTER_HOUR },
  signUp: { points: 30, duration: HOUR },
};

/** The network an address belongs to: households get a /64 of IPv6, so a single address there means nothing. */
export const networkOf = (ip: string): string => {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = head.split(':');
  if (!ip.includes('::')) return groups.slice(0, 4).join(':');
  const rest = tail === '' ? [] : tail.split(':');
  const filled = [...groups, ...Array<string>(Math.max(8 - groups.length - rest.length, 0)).fill('0'), ...rest];
  return filled.slice(0, 4).map((group) => group || '0').join(':');
};

/** Addresses are not kept: the counter needs only to tell them apart. */
const accountKey = (email: string, ip: string): string =>
  createHash('sha256').update(`${email.trim().toLowerCase()} ${networkOf(ip)}`).digest('base64url');

const isRefusal = (reason: unknown): reason is RateLimiterRes => reason instanceof RateLimiterRes;

async function secondsToWait(consume: Promise<unknown>): Promise<number | null> {
  try {
    await consume;
    return null;
  } catch (reason) {
    if (!isRefusal(reason)) throw reason;
    return Math.max(Math.ceil(reason.msBeforeNext / 1000), 1);
  }
}

/** The limits of this site. */
export function createRateLimits(db: Database): RateLimits {
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      db.withClient((client) => client.query(`/* identity.rateLimit */ ${text}`, values)),
  };
  const limiter = (name: keyof typeof LIMITS) =>
    new RateLimiterPostgres({
      ...LIMITS[name],
      storeClient,
      storeType: 'client',
      keyPrefix: name,
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
  const [account, network, signUp] = [limiter('account'), limiter('network'), limiter('signUp')];
  return {
    async countSignIn(email, ip) {
      const ofNetwork = await secondsToWait(network.consume(networkOf(ip)));
      return ofNetwork ?? secondsToWait(account.consume(accountKey(email, ip)));
    },
    async forgiveSignIn(email, ip) {
      await account.delete(accountKey(email, ip));
      await network.reward(networkOf(ip), 1);
    },
    countSignUp: (ip) => secondsToWait(signUp.consume(networkOf(ip))),
  };
}
