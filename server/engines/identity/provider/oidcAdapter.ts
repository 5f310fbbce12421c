import type { Adapter, AdapterConstructor, AdapterPayload } from 'oidc-provider';

import { sessionLimitOf, type SessionLimits } from '#domain/account/security/sessionLimits.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type KeyScope, currentKey, keyVerifies } from '../keys/keyStore.ts';
import { INTERACTION_SECONDS, REFRESH_LEEWAY, UNPROVED_SECONDS } from './lifetimes.ts';

interface Row {
  payload: AdapterPayload;
  /** Seconds since 1970-01-01 UTC. */
  consumed: number | null;
  /** Seconds that it still lasts by the clock of the database; null for ever. */
  left: number | null;
}

/** A refresh token that was used a moment ago counts as unused: the answer to it may have been lost. */
const COLUMNS = `payload, extract(epoch FROM o.expires_at - now())::float8 AS left,
  extract(epoch FROM CASE WHEN o.model <> 'RefreshToken' OR consumed_at < now() - interval '${REFRESH_LEEWAY} seconds' THEN consumed_at END)::float8 AS consumed`;

const ACCOUNT = "CASE WHEN o.payload ->> 'accountId' ~ '^[0-9]{1,18}$' THEN (o.payload ->> 'accountId')::bigint END";

/**
 * What may be let in: not expired, no session that was idle for too long, given out under a key of this mode and secret
 * that still verifies ($1, $2), not of a session that was ended on purpose, and in production not of a demo account.
 * Every token and every cookie is judged here, because nothing else reads what is kept.
 */
const ALIVE = `FROM oidc_payload o JOIN identity_key k ON k.id = o.key_id AND ${keyVerifies('$1', '$2')}
  WHERE (o.expires_at IS NULL OR o.expires_at > now()) AND (o.idle_until IS NULL OR o.idle_until > now())
    AND NOT EXISTS (SELECT FROM ended_session e WHERE e.uid IN (o.uid, o.payload ->> 'sessionUid'))
    AND NOT ($1 = 'production' AND EXISTS (SELECT FROM member m WHERE m.id = ${ACCOUNT} AND m.is_demo))`;

/**
 * What is remembered, as the provider of this copy of the server takes it. It compares the end with its own clock,
 * which may be wrong, and so may that of the copy that wrote it down: the end is stated again by what is left.
 */
const payloadOf = (row: Row | null): AdapterPayload | undefined =>
  row
    ? {
        ...row.payload,
        ...(row.consumed !== null && { consumed: Math.floor(row.consumed) }),
        ...(row.left !== null &&
          row.payload.exp !== undefined && { exp: Math.floor(Date.now() / 1000) + Math.max(Math.ceil(row.left), 1) }),
      }
    : undefined;

/**
 * Keeps the question of a sign-in as long as its cookie lives: something was proved in it, and what comes next may take
 * its time.
 */
export async function keepInteraction(db: Database, uid: string): Promise<void> {
  await db.rows(
    "/* oidc.keepInteraction */ UPDATE oidc_payload SET expires_at = now() + make_interval(secs => $2) WHERE model = 'Interaction' AND id = $1",
    [uid, INTERACTION_SECONDS],
  );
}

/** What oidc-provider remembers, in the database: several copies of the server share it and restarts keep it. */
export function oidcAdapter(db: Database, { mode, secretMark }: KeyScope, limits: SessionLimits): AdapterConstructor {
  return class OidcAdapter implements Adapter {
    readonly #model: string;

    constructor(model: string) {
      this.#model = model;
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
      const seconds =
        this.#model === 'Interaction' ? Math.min(expiresIn ?? UNPROVED_SECONDS, UNPROVED_SECONDS) : expiresIn;
      const isSession = this.#model === 'Session';
      const uid = isSession ? (payload.uid ?? null) : null;
      // Written by a page that its reader opened, or by a sign-in: both are something they did.
      const idle = isSession && payload.accountId !== undefined ? sessionLimitOf(limits, payload.amr ?? []).idle : null;
      await db.rows(
        `/* oidc.upsert */ INSERT INTO oidc_payload (model, id, payload, grant_id, uid, expires_at, key_id, idle_until)
         VALUES ($3, $4, $5, $6, $7, now() + make_interval(secs => $8), ${currentKey('$1', '$2')}, now() + make_interval(secs => $9))
         ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid,
           expires_at = excluded.expires_at, key_id = excluded.key_id, idle_until = excluded.idle_until`,
        [
          mode,
          secretMark,
          this.#model,
          id,
          JSON.stringify(payload),
          payload.grantId ?? null,
          uid,
          seconds ?? null,
          idle,
        ],
      );
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      return payloadOf(
        await db.one<Row>(`/* oidc.find */ SELECT ${COLUMNS} ${ALIVE} AND o.model = $3 AND o.id = $4`, [
          mode,
          secretMark,
          this.#model,
          id,
        ]),
      );
    }

    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return payloadOf(
        await db.one<Row>(
          `/* oidc.findByUid */ SELECT ${COLUMNS} ${ALIVE} AND o.model = $3 AND o.uid = $4 ORDER BY o.expires_at DESC LIMIT 1`,
          [mode, secretMark, this.#model, uid],
        ),
      );
    }

    /** Only the device flow asks for this, and it is off. */
    findByUserCode(): Promise<undefined> {
      return Promise.resolve(undefined);
    }

    async consume(id: string): Promise<void> {
      await db.rows(
        '/* oidc.consume */ UPDATE oidc_payload SET consumed_at = coalesce(consumed_at, now()) WHERE model = $1 AND id = $2',
        [this.#model, id],
      );
    }

    async destroy(id: string): Promise<void> {
      await db.rows('/* oidc.destroy */ DELETE FROM oidc_payload WHERE model = $1 AND id = $2', [this.#model, id]);
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      await db.rows('/* oidc.revokeByGrant */ DELETE FROM oidc_payload WHERE grant_id = $1', [grantId]);
    }
  };
}
