import type { Adapter, AdapterConstructor, AdapterPayload } from 'oidc-provider';

import type { Database } from '../../db/database.ts';

interface Row {
  payload: AdapterPayload;
  /** Seconds since 1970-01-01 UTC. */
  consumed: number | null;
}

const COLUMNS = 'payload, extract(epoch FROM consumed_at)::float8 AS consumed';
const ALIVE = '(expires_at IS NULL OR expires_at > now())';

const payloadOf = (row: Row | null): AdapterPayload | undefined =>
  row ? { ...row.payload, ...(row.consumed !== null && { consumed: Math.floor(row.consumed) }) } : undefined;

/** What oidc-provider remembers, in the database: several copies of the server share it and restarts keep it. */
export function oidcAdapter(db: Database): AdapterConstructor {
  return class OidcAdapter implements Adapter {
    readonly #model: string;

    constructor(model: string) {
      this.#model = model;
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
      const uid = this.#model === 'Session' ? (payload.uid ?? null) : null;
      await db.rows(
        `/* oidc.upsert */ INSERT INTO oidc_payload (model, id, payload, grant_id, uid, expires_at)
         VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
         ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at`,
        [this.#model, id, JSON.stringify(payload), payload.grantId ?? null, uid, expiresIn ?? null],
      );
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      return payloadOf(
        await db.one<Row>(`/* oidc.find */ SELECT ${COLUMNS} FROM oidc_payload WHERE model = $1 AND id = $2 AND ${ALIVE}`, [this.#model, id]),
      );
    }

    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return payloadOf(
        await db.one<Row>(
          `/* oidc.findByUid */ SELECT ${COLUMNS} FROM oidc_payload WHERE model = $1 AND uid = $2 AND ${ALIVE} ORDER BY expires_at DESC LIMIT 1`,
          [this.#model, uid],
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
