import { setTimeout as delay } from 'node:timers/promises';

import { LIVE_COPIES } from '#server/engines/search/publishing/copies.ts';
import { publishReady } from '#server/engines/search/publishing/publishReady.ts';
import { closeAgain } from '#server/engines/search/records/closeAgain.ts';
import { type NamedSet, setNamed } from '#server/engines/search/records/setNames.ts';
import { completeClosures, lockClosures } from '#server/modules/records/core/index.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';

import { recordSetIdOf } from './importedSet.ts';
import { HELD } from './importStore.ts';
import { withSetLock } from './setLock.ts';

/** How often it is looked whether the search has followed, and for how long, in milliseconds. */
const LOOK_MS = 200;
const PATIENCE_MS = 60_000;

/** A set as an operator lists it. */
export interface ListedSet {
  slug: string;
  name: string;
  /** Records of what readers see, or saw until it was withdrawn; null where they were not counted. */
  records: number | null;
  /** Day, `YYYY-MM-DD`, UTC; null for a published set. */
  withdrawnOn: string | null;
  reason: string | null;
}

/** Every set that is published or was, by name; those of the sample county left out. */
export const listSets = (db: Database): Promise<ListedSet[]> =>
  db.rows<ListedSet>(
    `/* recordSets.list */ SELECT coalesce(s.slug, s.id) AS slug, s.name, k.record_count AS records, ((s.withdrawn_at AT TIME ZONE 'UTC')::date)::text AS "withdrawnOn", s.withdrawn_reason AS reason
     FROM record_set s LEFT JOIN record_set_coverage k ON k.record_set_id = s.id AND k.generation = ${HELD}
     WHERE NOT s.is_sample AND ${HELD} IS NOT NULL ORDER BY lower(s.name), s.id`,
  );

/** @throws UserError where no set is or was called so, or one of the sample county is. */
async function requireSet(db: Database, named: string): Promise<NamedSet> {
  const set = await setNamed(db, recordSetIdOf(named));
  if (!set) throw new UserError(`There is no record set ${named}. \`record-sets list\` names all of them.`);
  const sample = await db.one('/* recordSets.ofSample */ SELECT FROM record_set WHERE id = $1 AND is_sample', [set.id]);
  if (sample)
    throw new UserError(
      `${set.id} can’t be changed by itself: it belongs to the sample county, which is removed as a whole.`,
    );
  return set;
}

/** Runs work on a set that no one imports into meanwhile. */
async function withSet<Result>(db: Database, named: string, work: (set: NamedSet) => Promise<Result>): Promise<Result> {
  const { id } = await requireSet(db, named);
  return withSetLock(db, id, async () => work(await requireSet(db, id)));
}

/**
 * Takes a set from its readers: its pages and records answer 410 with day and reason from now on. Nothing of it is
 * deleted.
 *
 * @param reason - for readers. @param alongside - what is done in the same transaction, before it
 * @returns its slug, and the key of what search engines may hold of it for some seconds. @throws UserError for one that
 * readers do not have.
 */
export const withdrawSet = (
  db: Database,
  named: string,
  reason: string,
  alongside?: (tx: Database) => Promise<void>,
): Promise<{ slug: string; key: string }> =>
  withSet(db, named, ({ id, slug }) =>
    db.transaction(async (tx) => {
      await alongside?.(tx);
      const withdrawn = await tx.one<{ generation: number }>(
        `/* recordSets.withdraw */ UPDATE record_set SET withdrawn_generation = live_generation, withdrawn_at = now(), withdrawn_reason = $2, live_generation = NULL
         WHERE id = $1 AND live_generation IS NOT NULL RETURNING withdrawn_generation AS generation`,
        [id, reason],
      );
      if (!withdrawn) throw new UserError(`Readers do not have ${slug}: there is nothing to withdraw.`);
      // Addresses are read again once the set is back.
      await tx.rows('/* recordSets.forgetAddresses */ DELETE FROM address_reading WHERE record_set_id = $1', [id]);
      await tx.rows('/* recordSets.forgetHouseholds */ DELETE FROM address_household WHERE record_set_id = $1', [id]);
      return { slug, key: `${id}/${withdrawn.generation}` };
    }),
  );

/**
 * Gives a withdrawn set back to its readers: what was imported since, else what they had. What was closed meanwhile
 * stays closed.
 *
 * @returns its slug, and the key of what search engines take in. @throws UserError for one that is not withdrawn.
 */
export const putSetBack = (db: Database, named: string): Promise<{ slug: string; key: string }> =>
  withSet(db, named, ({ id, slug }) =>
    db.transaction(async (tx) => {
      // One that is being decided has not seen the set's records, and would be found by no one.
      await lockClosures(tx);
      const back = await tx.one<{ generation: number }>(
        `/* recordSets.putBack */ UPDATE record_set SET live_generation = withdrawn_generation, published_at = now(), revision = revision + 1,
           withdrawn_generation = NULL, withdrawn_at = NULL, withdrawn_reason = NULL
         WHERE id = $1 AND withdrawn_at IS NOT NULL RETURNING live_generation AS generation`,
        [id],
      );
      if (!back) throw new UserError(`${slug} is not withdrawn.`);
      await closeAgain(tx, id, back.generation);
      // Before what is newer, in which the closed record may be gone and its name may not.
      await completeClosures(tx, id);
      const ready = await tx.one<{ key: string }>(
        `/* recordSets.newer */ SELECT record_set_id || '/' || generation AS key FROM record_import WHERE record_set_id = $1 AND state = 'ready'`,
        [id],
      );
      // In one transaction: readers do not see what was withdrawn.
      if (!ready || !(await publishReady(tx, ready.key, 'put-back'))) return { slug, key: `${id}/${back.generation}` };
      await completeClosures(tx, id);
      return { slug, key: ready.key };
    }),
  );

/**
 * Calls a set otherwise. Its id and those of its records stay; its earlier addresses lead to the new one, and an import
 * with any name that it has or had is of this set.
 *
 * @returns the new slug. @throws UserError for a name that another set has or had.
 */
export const renameSet = (db: Database, named: string, name: string): Promise<string> =>
  withSet(db, named, ({ id, name: before }) => {
    const slug = recordSetIdOf(name);
    const rename = async (): Promise<string> => {
      const other = await setNamed(db, slug);
      if (other && other.id !== id)
        throw new UserError(`${slug} is the name of another record set, or was: choose another one.`);
      await db.transaction(async (tx) => {
        for (const each of [before, name]) {
          await tx.rows(
            '/* recordSets.keepName */ INSERT INTO record_set_name (slug, record_set_id, name) VALUES ($2, $1, $3) ON CONFLICT (slug, name) DO NOTHING',
            [id, recordSetIdOf(each), each],
          );
        }
        await tx.rows(
          '/* recordSets.rename */ UPDATE record_set SET first_name = coalesce(first_name, name), name = $2, slug = $3, revision = revision + 1 WHERE id = $1',
          [id, name, slug],
        );
        // What is about to be published has the name that the set had when it was imported.
        await tx.rows(
          `/* recordSets.renameReady */ UPDATE record_import SET details = details || jsonb_build_object('name', $2::text) WHERE record_set_id = $1 AND state = 'ready'`,
          [id, name],
        );
      });
      return slug;
    };
    // No import makes a set of that name meanwhile.
    return slug === id ? rename() : withSetLock(db, slug, rename);
  });

/**
 * Waits until the search of every running copy of the site holds a generation, or holds it no more.
 *
 * @param signal - ends the waiting. @returns false where some copy has not followed within a minute.
 */
export async function whenFollowed(db: Database, key: string, isHeld: boolean, signal: AbortSignal): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE_MS && !signal.aborted; waited += LOOK_MS) {
    const behind = await db.one(
      `/* recordSets.behind */ SELECT FROM ${LIVE_COPIES} AND ($1 = ANY (c.holds)) <> $2 LIMIT 1`,
      [key, isHeld],
    );
    if (!behind) return true;
    await delay(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
  return false;
}
