import type { Database } from '#server/platform/db/database.ts';
import { isUuid } from '#server/platform/db/isUuid.ts';
import { decrypt } from '#server/platform/encryption/encrypt.ts';

import type { SealedMail } from './createMailer.ts';

/** An email as staff of a demonstration read it. */
export interface StoredMail extends Pick<SealedMail, 'to' | 'subject' | 'text' | 'html'> {
  id: string;
  kind: string;
  queuedAt: Date;
}

/** The emails of a demonstration, newest first; there is none in production. */
export interface Outbox {
  list(limit: number): Promise<StoredMail[]>;
  /** Null: there is no such email, or it was not kept. */
  read(id: string): Promise<StoredMail | null>;
}

interface Row {
  id: string;
  kind: string;
  queuedAt: Date;
  content: string;
}

const COLUMNS = 'id, kind, queued_at AS "queuedAt", content';

/** Opens what the table `outbox` keeps. */
export function createOutbox(db: Database, secret: string): Outbox {
  const open = ({ id, kind, queuedAt, content }: Row): StoredMail[] => {
    const plain = decrypt(secret, content);
    if (plain === null) return [];
    const { to, subject, text, html } = JSON.parse(plain) as SealedMail;
    return [{ id, kind, queuedAt, to, subject, text, html }];
  };
  return {
    async list(limit) {
      const rows = await db.rows<Row>(
        `/* outbox.list */ SELECT ${COLUMNS} FROM outbox WHERE content IS NOT NULL ORDER BY queued_at DESC LIMIT $1`,
        [limit],
      );
      return rows.flatMap(open);
    },
    async read(id) {
      if (!isUuid(id)) return null;
      const row = await db.one<Row>(
        `/* outbox.read */ SELECT ${COLUMNS} FROM outbox WHERE id = $1 AND content IS NOT NULL`,
        [id],
      );
      return (row && open(row)[0]) ?? null;
    },
  };
}
