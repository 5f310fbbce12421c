import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import type { SiteToSeed } from '#server/modules/kernel/site/site.ts';
import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash } from '#server/platform/encryption/randomTokens.ts';
import { writeWhole } from '#server/platform/files/writeWhole.ts';
import { lockLimit } from '#server/platform/limits/lockLimit.ts';

/** Letters of a code: none that is taken for another, or for a digit, when it is copied from a screen. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const LENGTH = 20;
/** How long a code is good for. */
export const CODE_HOURS = 24;
const MOST_TRIES = 10;

/** A letter for each byte: more than four bits of it. */
export const lettersOf = (bytes: Buffer): string =>
  [...bytes].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

/** A code as it is compared, however its groups and letters are typed. */
export const withoutSigns = (typed: string): string => typed.toLowerCase().replace(/[^a-z]/gu, '');

/** As it is read out: in groups of five letters. */
const inGroups = (code: string): string => code.match(/.{5}/gu)?.join('-') ?? code;
/** What is stored of a code. */
const hashOf = (typed: string): Buffer => linkTokenHash(withoutSigns(typed));

/** Where the code is written, for the operator alone. */
const fileOf = (dataDir: string): string => path.join(dataDir, 'set-up-code');

/** Removes the file of a code that is good for nothing any more. */
export const removeCodeFile = (dataDir: string): Promise<void> => rm(fileOf(dataDir), { force: true });

/**
 * Whether the site has an owner, or ever had one: an account of staff that can sign in where it is in production. Where
 * the last one is gone, the operator makes another on the command line.
 */
export const hasOwner = async (db: Pick<Database, 'one'>): Promise<boolean> =>
  (await db.one('/* setUp.owner */ SELECT FROM site_owner')) !== null;

const hashOfLiveCode = async (db: Pick<Database, 'one'>): Promise<Buffer | null> => {
  const row = await db.one<{ hash: Buffer }>(
    '/* setUp.live */ SELECT hash FROM set_up_code WHERE tries < $1 AND expires_at > now()',
    [MOST_TRIES],
  );
  return row && row.hash;
};

/** Whether there is a code that can still be used. */
export const hasLiveCode = async (db: Pick<Database, 'one'>): Promise<boolean> => (await hashOfLiveCode(db)) !== null;

/**
 * Counts a try, and judges what was typed. Tries that come at once are counted one after the other: who is second waits
 * for what comes of the first.
 * @param tx - the transaction that uses the code up, when it is right; it must be kept when it is wrong
 */
export async function tryCode(tx: Pick<Database, 'one'>, typed: string): Promise<'right' | 'wrong' | 'over'> {
  const row = await tx.one<{ hash: Buffer }>(
    '/* setUp.try */ UPDATE set_up_code SET tries = tries + 1 WHERE tries < $1 AND expires_at > now() RETURNING hash',
    [MOST_TRIES],
  );
  if (row === null) return 'over';
  return timingSafeEqual(row.hash, hashOf(typed)) ? 'right' : 'wrong';
}

/** Ends the code, in the transaction that uses it. */
export const endCode = (tx: Pick<Database, 'rows'>): Promise<unknown> =>
  tx.rows('/* setUp.end */ DELETE FROM set_up_code');

async function keepNewCode(tx: Database, dataDir: string): Promise<string> {
  const code = inGroups(lettersOf(randomBytes(LENGTH)));
  await tx.rows(
    `/* setUp.keep */ INSERT INTO set_up_code (hash, expires_at) VALUES ($1, now() + make_interval(hours => $2))
     ON CONFLICT (one) DO UPDATE SET hash = excluded.hash, tries = 0, expires_at = excluded.expires_at`,
    [hashOf(code), CODE_HOURS],
  );
  const text = Buffer.from(`${code}\n`);
  await writeWhole(fileOf(dataDir), text, text.length, true);
  return code;
}

/**
 * Makes a code in the place of any other, and writes it into the data folder.
 * @returns the code; null where the site has an owner, and so nothing to set up
 */
export const makeCode = (db: Database, dataDir: string): Promise<string | null> =>
  db.transaction(async (tx) => ((await hasOwner(tx)) ? null : keepNewCode(tx, dataDir)));

/** The code in the file, where it is the one that is good; else null. */
async function codeInFile(dataDir: string, hash: Buffer): Promise<string | null> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => '');
  return hashOf(text).equals(hash) ? text.trim() : null;
}

/**
 * Says at the start of a site in production that has no owner how to become it. Copies of the server share one code:
 * the first makes it, and one that does not know it says who does.
 */
export async function announceCode({ db, settings, publicUrl, log }: SiteToSeed): Promise<void> {
  const { mode, dataDir } = settings;
  if (mode !== 'production' || (await hasOwner(db))) return removeCodeFile(dataDir);
  const code = await db.transaction(async (tx) => {
    await lockLimit(tx, 'set-up code');
    const hash = await hashOfLiveCode(tx);
    return hash === null ? keepNewCode(tx, dataDir) : codeInFile(dataDir, hash);
  });
  const page = `${publicUrl}/set-up`;
  log.warn(
    {},
    code === null
      ? `this site has no owner yet: open ${page} with the code that an earlier start wrote; “muniment set-up-code” makes another`
      : `this site has no owner yet: open ${page} and enter the code ${code} within ${CODE_HOURS} hours; it is in ${fileOf(dataDir)}, too`,
  );
}
