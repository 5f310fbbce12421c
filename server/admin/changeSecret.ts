import { escapeIdentifier } from 'pg';

import { keyScopeOf, secretMarksOf } from '#server/engines/identity/keys/keyStore.ts';
import { LOCK_KEYS } from '#server/engines/identity/keys/loadKeys.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import { encrypt, decrypt } from '#server/platform/encryption/encrypt.ts';

/** A column whose texts are encrypted with `MUNIMENT_SECRET`. */
interface EncryptedColumn {
  table: string;
  column: string;
  /** What takes the place of a text that no one can decrypt any more: nothing, or the row goes. */
  without: 'null' | 'no row' | 'empty';
}

/** Every one there is: changeSecret.test.ts compares it with what the migrations say. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  { table: 'identity_key', column: 'sealed', without: 'no row' },
  { table: 'identity_secret', column: 'value', without: 'no row' },
  { table: 'member', column: 'mfa_secret', without: 'null' },
  { table: 'pending_sign_in', column: 'new_secret', without: 'no row' },
  { table: 'pending_sign_up', column: 'sealed', without: 'no row' },
  { table: 'password_reset_request', column: 'address', without: 'no row' },
  { table: 'outbox', column: 'content', without: 'no row' },
  { table: 'invoice', column: 'party_sealed', without: 'null' },
  { table: 'processor_event', column: 'body_sealed', without: 'null' },
  { table: 'bank_entry', column: 'text_sealed', without: 'empty' },
  { table: 'gift', column: 'words_sealed', without: 'null' },
  { table: 'gift', column: 'code_sealed', without: 'null' },
  { table: 'app_purchase', column: 'reference_sealed', without: 'empty' },
];

/** How many texts of a column were changed. */
export interface ChangedColumn {
  table: string;
  column: string;
  rows: number;
}

/** Texts in memory at once. */
const BATCH = 500;
/** Written as a JSON string there, as a text everywhere else. */
const JSON_COLUMN = 'identity_secret.value';

async function encryptColumn(
  tx: Database,
  { table, column }: EncryptedColumn,
  from: string,
  to: string,
): Promise<number> {
  const [place, name] = [escapeIdentifier(table), escapeIdentifier(column)];
  const isJson = `${table}.${column}` === JSON_COLUMN;
  await tx.rows(`/* secret.lock */ LOCK TABLE ${place} IN EXCLUSIVE MODE`);
  let changed = 0;
  for (let at = '(0,0)'; ;) {
    const rows = await tx.rows<{ at: string; text: string }>(
      `/* secret.read */ SELECT ctid::text AS at, ${isJson ? `${name} #>> '{}'` : name} AS text FROM ${place} WHERE ctid > $1::tid AND ${name} IS NOT NULL ORDER BY ctid LIMIT ${BATCH}`,
      [at],
    );
    // A row that was written here comes once more, further back: the old secret does not open it.
    const opened = rows.flatMap((row) => {
      const plain = decrypt(from, row.text);
      return plain === null ? [] : [{ at: row.at, text: encrypt(to, plain) }];
    });
    await tx.rows(
      `/* secret.write */ UPDATE ${place} AS t SET ${name} = ${isJson ? 'to_jsonb(n.text)' : 'n.text'} FROM unnest($1::tid[], $2::text[]) AS n (at, text) WHERE t.ctid = n.at`,
      [opened.map((row) => row.at), opened.map(({ text }) => text)],
    );
    changed += opened.length;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return changed;
    at = last.at;
  }
}

/**
 * Encrypts all that is encrypted with one secret with another, in one transaction; no one is signed out.
 * Nothing may run on the database meanwhile: a copy of the site would go on with the old secret.
 * @throws UserError when the old secret is not the one of the data, or both are the same
 */
export function changeSecret(db: Database, from: string, to: string): Promise<ChangedColumn[]> {
  return db.transaction(async (tx) => {
    await tx.rows(LOCK_KEYS);
    const [oldMark, newMark] = [from, to].map((secret) => keyScopeOf({ mode: 'production', secret }).secretMark) as [
      string,
      string,
    ];
    const marks = await secretMarksOf(tx);
    if (marks.length > 0 && marks.every((mark) => mark === newMark))
      throw new UserError('The data is encrypted with this MUNIMENT_SECRET already. Nothing was changed.');
    if (!marks.includes(oldMark))
      throw new UserError(
        'MUNIMENT_OLD_SECRET is not the secret that the data was encrypted with. Nothing was changed.',
      );
    const changed: ChangedColumn[] = [];
    for (const place of ENCRYPTED_COLUMNS)
      changed.push({ table: place.table, column: place.column, rows: await encryptColumn(tx, place, from, to) });
    await tx.rows('/* secret.marks */ UPDATE identity_key SET secret_mark = $2 WHERE secret_mark = $1', [
      oldMark,
      newMark,
    ]);
    return changed;
  });
}

const GIVE_UP = {
  null: (table: string, column: string) =>
    `UPDATE ${table} SET ${column} = NULL WHERE ${column} IS NOT NULL RETURNING 1 AS one`,
  empty: (table: string, column: string) =>
    `UPDATE ${table} SET ${column} = '' WHERE ${column} <> '' RETURNING 1 AS one`,
  'no row': (table: string, column: string) => `DELETE FROM ${table} WHERE ${column} IS NOT NULL RETURNING 1 AS one`,
};

/**
 * Gives up all that was encrypted with a secret that is lost, in one transaction. Everyone is signed out, by the keys
 * that go.
 * @param secret - the new one, which must not be that of the data
 * @throws UserError when the data is encrypted with it
 */
export function abandonSecret(db: Database, secret: string): Promise<ChangedColumn[]> {
  return db.transaction(async (tx) => {
    await tx.rows(LOCK_KEYS);
    if ((await secretMarksOf(tx)).includes(keyScopeOf({ mode: 'production', secret }).secretMark))
      throw new UserError('The data is encrypted with this MUNIMENT_SECRET. Nothing was changed.');
    const changed: ChangedColumn[] = [];
    for (const { table, column, without } of ENCRYPTED_COLUMNS) {
      const rows = await tx.rows(
        `/* secret.giveUp */ ${GIVE_UP[without](escapeIdentifier(table), escapeIdentifier(column))}`,
      );
      changed.push({ table, column, rows: rows.length });
    }
    return changed;
  });
}
