import type { Adapter, AdapterConstructor, AdapterPayload } from 'oidc-provider';

import type { Database } from '#server/platform/db/database.ts';

import type { KeyScope } from '../keys/keyScope.ts';
import { currentKey, keyVerifies } from '../keys/keyStore.ts';

interface Row {
  payload: AdapterPayload;
  /** Seconds since 1970-01-01 UTC. */
  consumed: number | null;
  /** Seconds that it still lasts by the clock of the database; null for ever. */
  left: number | null;
}

const COLUMNS = 'payload, extract(epoch FROM consumed_at)::float8 AS consumed, extract(epoch FROM o.expires_at - now())::float8 AS left';

const ACCOUNT = "CASE WHEN o.payload ->> 'accountId' ~ '^[0-9]{1,18}$' THEN (o.payload ->> 'accountId')::bigint END";

/**
 * What may be let in: not expired, given out under a key of this mode and secret that still verifies ($1, $2), not of a
 * session that was ended on purpose, and in production not of a demo account. Every token and every cookie is judged here,
 * because nothing else reads what is kept.
 */
const ALIVE = `FROM oidc_payload o JOIN identity_key k ON k.id = o.key_id AND ${keyVerifies('$1', '$2')}
  WHERE (o.expires_at IS NULL OR o.expires_at > now())
    AND NOT EXISTS (SELECT FROM ended_session e WHERE e.uid IN (o.uid, o.payload ->> 'sessionUid'))
    AND NOT ($1 = 'production' AND EXISTS (SELECT FROM member m WHERE m.id = ${ACCOUNT} AND m.is_demo))`;

/**
 * What is remembered, as the provider of this copy of the server takes it. It compares the end with its own clock, which may be wrong, and so may that of
 * the copy that wrote it down: the end is stated again by what is left.
 */
const payloadOf = (row: Row | null): AdapterPayload | undefined =>
  row
    ? { ...row.payload, ...(row.consumed !== null && { consumed: Math.floor(row.consumed) }), ...(row.left !== null && row.payload.exp !== undefined && { exp: Math.floor(Date.now() / 1000) + Math.max(Math.ceil(row.left), 1) }) }
    : undefined;

/** What oidc-provider remembers, in the database: several copies of the server share it and restarts keep it. */
export function oidcAdapter(db: Database, { mode, secretMark }: KeyScope): AdapterConstructor {
  return class OidcAdapter implements Adapter {
    readonly #model: string;

    constructor(model: string) {
      this.#model = model;
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
      const uid = this.#model === 'Session' ? (payload.uid ?? null) : null;
      await db.rows(
        `/* oidc.upsert */ INSERT INTO oidc_payload (model, id, payload, grant_id, uid, expires_at, key_id)
         VALUES ($3, $4, $5, $6, $7, now() + make_interval(secs => $8), ${currentKey('$1', '$2')})
         ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid,
           expires_at = excluded.expires_at, key_id = excluded.key_id`,
        [mode, secretMark, this.#model, id, JSON.stringify(payload), payload.grantId ?? null, uid, expiresIn ?? null],
      );
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      return payloadOf(
        await db.one<Row>(`/* oidc.find */ SELECT ${COLUMNS} ${ALIVE} AND o.model = $3 AND o.id = $4`, [mode, secretMark, this.#model, id]),
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
      await db.rows('/* oidc.consume */ UPDATE oidc_payload SET consumed_at = now() WHERE model = $1 AND id = $2', [this.#model, id]);
    }

    async destroy(id: string): Promise<void> {
      await db.rows('/* oidc.destroy */ DELETE FROM oidc_payload WHERE model = $1 AND id = $2', [this.#model, id]);
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      await db.rows('/* oidc.revokeByGrant */ DELETE FROM oidc_payload WHERE grant_id = $1', [grantId]);
    }
  };
}
