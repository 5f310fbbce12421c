import { type Database, PREPARED } from '#server/platform/db/database.ts';

import type { Documents } from './documents.ts';

type Kind = keyof Documents;

/** What another document belongs to, and the site's own id of it: both are looked for. */
function linksOf(kind: Kind, document: Documents[Kind]): [parent: string | null, reference: string | null] {
  const { intent = null, metadata = {} } = document as { intent?: string | null; metadata?: Record<string, string> };
  return [
    kind === 'session' || kind === 'refund' || kind === 'dispute' ? intent : null,
    kind === 'intent' ? (metadata.payment ?? null) : null,
  ];
}

/** Null when there is none of this kind. */
export async function find<K extends Kind>(db: Database, kind: K, id: string): Promise<Documents[K] | null> {
  const found = await db.one<{ body: Documents[K] }>(
    '/* sandbox.find */ SELECT body FROM sandbox_processor.object WHERE id = $1 AND kind = $2',
    [id, kind],
    PREPARED,
  );
  return found?.body ?? null;
}

/** As `find`, and no one else changes it until the transaction ends. */
export async function lock<K extends Kind>(tx: Database, kind: K, id: string): Promise<Documents[K] | null> {
  const found = await tx.one<{ body: Documents[K] }>(
    '/* sandbox.lock */ SELECT body FROM sandbox_processor.object WHERE id = $1 AND kind = $2 FOR UPDATE',
    [id, kind],
    PREPARED,
  );
  return found?.body ?? null;
}

/** Keeps a document, new or changed, and answers it. */
export async function keep<K extends Kind>(tx: Database, kind: K, document: Documents[K]): Promise<Documents[K]> {
  await tx.rows(
    `/* sandbox.keep */ INSERT INTO sandbox_processor.object (id, kind, parent, reference, body) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (id) DO UPDATE SET parent = excluded.parent, reference = excluded.reference, body = excluded.body`,
    [document.id, kind, ...linksOf(kind, document), JSON.stringify(document)],
    PREPARED,
  );
  return document;
}

/** Which documents a list is of. */
export interface Choice {
  /** Of attempts: only those of this kind. */
  of?: 'payment' | 'setup' | undefined;
  parent?: string | undefined;
  reference?: string | undefined;
  /** Seconds since 1970, included. */
  since?: number | undefined;
  /** Seconds since 1970, excluded. */
  until?: number | undefined;
  /** Only older than this one. */
  startingAfter?: string | undefined;
  limit: number;
}

/** The newest first. */
export async function list<K extends Kind>(
  db: Database,
  kind: K,
  { of, parent, reference, since, until, startingAfter, limit }: Choice,
): Promise<Documents[K][]> {
  const rows = await db.rows<{ body: Documents[K] }>(
    `/* sandbox.list */ SELECT body FROM sandbox_processor.object
     WHERE kind = $1 AND ($2::text IS NULL OR parent = $2) AND ($3::text IS NULL OR reference = $3)
       AND ($4::bigint IS NULL OR (body->>'created')::bigint >= $4) AND ($5::bigint IS NULL OR (body->>'created')::bigint < $5)
       AND ($6::text IS NULL OR seq < (SELECT seq FROM sandbox_processor.object WHERE id = $6))
       AND ($7::text IS NULL OR body->>'kind' = $7)
     ORDER BY seq DESC LIMIT $8`,
    [kind, parent ?? null, reference ?? null, since ?? null, until ?? null, startingAfter ?? null, of ?? null, limit],
  );
  return rows.map(({ body }) => body);
}

/** Pages that are open past their time. */
export async function overdueSessions(db: Database, now: number): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(
    `/* sandbox.overdue */ SELECT id FROM sandbox_processor.object WHERE kind = 'session' AND body->>'status' = 'open' AND (body->>'expiresAt')::bigint < $1 LIMIT 100`,
    [now],
  );
  return rows.map(({ id }) => id);
}
