import { createHmac, hkdfSync, randomBytes } from 'node:crypto';

import type { Database } from '#server/platform/db/database.ts';

/** How many are made at once. */
const COUNT = 10;
const LENGTH = 10;
/** Crockford's base 32: no letter looks like a digit. Ten signs are 50 random bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function newCode(): string {
  const signs = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
}

/** As typed, without what does not matter: case, spaces, the dash, and letters taken for the digits they look like. */
const plain = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/gu, '')
    .replace(/O/gu, '0')
    .replace(/[IL]/gu, '1');

/** Codes are random, so a keyed hash keeps them as well as a slow one would, and costs nothing to look up. */
function hashOf(secret: string, memberId: number, code: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'muniment recovery codes', 32));
  return createHmac('sha256', key)
    .update(`${memberId} ${plain(code)}`)
    .digest('base64url');
}

/** Makes ten new codes for a member, in the place of all earlier ones. They are readable here only. */
export function renewRecoveryCodes(db: Database, secret: string, memberId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  return db.transaction(async (tx) => {
    await tx.rows('/* recovery.clear */ DELETE FROM recovery_code WHERE member_id = $1', [memberId]);
    await tx.rows('/* recovery.add */ INSERT INTO recovery_code (member_id, code_hash) SELECT $1, unnest($2::text[])', [
      memberId,
      codes.map((code) => hashOf(secret, memberId, code)),
    ]);
    return codes;
  });
}

/** Takes a code as typed. False when it is none of the member's, or was used before. */
export async function useRecoveryCode(db: Database, secret: string, memberId: number, typed: string): Promise<boolean> {
  const row = await db.one(
    '/* recovery.use */ UPDATE recovery_code SET used_at = now() WHERE member_id = $1 AND code_hash = $2 AND used_at IS NULL RETURNING member_id',
    [memberId, hashOf(secret, memberId, typed)],
  );
  return row !== null;
}

/** How many codes a member has left. */
export async function countRecoveryCodes(db: Database, memberId: number): Promise<number> {
  const row = await db.one<{ left: number }>(
    '/* recovery.count */ SELECT count(*) AS left FROM recovery_code WHERE member_id = $1 AND used_at IS NULL',
    [memberId],
  );
  return row?.left ?? 0;
}
