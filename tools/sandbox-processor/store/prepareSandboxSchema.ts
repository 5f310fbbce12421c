import type { Database } from '#server/platform/db/database.ts';

/** Chosen once, so that two copies of the site that start together make one schema. */
const LOCK = 7_164_077;
/** With another number the schema is made again, empty: nothing in it is of value. */
const VERSION = '1';

const TABLES = `
CREATE SCHEMA sandbox_processor;
COMMENT ON SCHEMA sandbox_processor IS '${VERSION}';
CREATE TABLE sandbox_processor.object (
  id text PRIMARY KEY, kind text NOT NULL, seq bigint GENERATED ALWAYS AS IDENTITY, parent text, reference text, created_at timestamptz NOT NULL DEFAULT now(), body jsonb NOT NULL
);
CREATE INDEX object_of_kind ON sandbox_processor.object (kind, seq);
CREATE INDEX object_of_parent ON sandbox_processor.object (parent) WHERE parent IS NOT NULL;
CREATE INDEX object_by_reference ON sandbox_processor.object (reference) WHERE reference IS NOT NULL;
CREATE TABLE sandbox_processor.event (
  id text PRIMARY KEY, seq bigint GENERATED ALWAYS AS IDENTITY, type text NOT NULL, about text NOT NULL, body text NOT NULL, created_at timestamptz NOT NULL DEFAULT now(),
  state text NOT NULL CHECK (state IN ('DUE', 'HELD', 'DROPPED', 'SENT', 'FAILED')), due_at timestamptz NOT NULL DEFAULT now(), tries int NOT NULL DEFAULT 0, copies int NOT NULL DEFAULT 1, corrupt int NOT NULL DEFAULT 0, answer int
);
CREATE INDEX event_in_order ON sandbox_processor.event (seq);
CREATE INDEX event_due ON sandbox_processor.event (due_at) WHERE state = 'DUE';
CREATE TABLE sandbox_processor.request_key (key text PRIMARY KEY, request text NOT NULL, status int, answer jsonb, is_cut boolean NOT NULL DEFAULT false, created_at timestamptz NOT NULL DEFAULT now());
CREATE TABLE sandbox_processor.control (name text PRIMARY KEY, value jsonb NOT NULL);
`;

/**
 * Makes the tables of the sandbox processor in a schema of their own. They are no part of the site: no migration makes
 * them, no archive has them, and a site in production never gets them.
 */
export async function prepareSandboxSchema(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.rows('/* sandbox.schemaLock */ SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const found = await tx.one<{ version: string | null }>(
      `/* sandbox.schema */ SELECT obj_description(oid, 'pg_namespace') AS version FROM pg_namespace WHERE nspname = 'sandbox_processor'`,
    );
    if (found?.version === VERSION) return;
    await tx.withClient(async (client) => {
      if (found) await client.query('/* sandbox.dropSchema */ DROP SCHEMA sandbox_processor CASCADE');
      await client.query(`/* sandbox.makeSchema */ ${TABLES}`);
    });
  });
}
