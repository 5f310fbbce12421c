import { createHash } from 'node:crypto';

import type { RecordSet } from '#domain/records/core/record.ts';
import { setNamed } from '#server/engines/search/records/setNames.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Leased } from '#server/platform/jobs/withLease.ts';

import type { ImportMapping } from './mapping/importMapping.ts';
import { SetBusy, withSetLock } from './setLock.ts';

const LONGEST_ID = 40;
const FINGERPRINT = 6;

/**
 * The id of a record set from the name an operator gives it: capitals, digits and hyphens. A long name is cut and ends
 * in a fingerprint, so that two registers of one church do not become one set.
 *
 * @throws UserError when no part of the name is valid in an address.
 * @example recordSetIdOf('FreeCEN sample, 1871') // 'FREECEN-SAMPLE-1871'
 */
export function recordSetIdOf(name: string): string {
  const id = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (id.length < 2) throw new UserError(`The name "${name}" needs at least two letters or digits.`);
  if (id.length <= LONGEST_ID) return id;
  const fingerprint = createHash('sha256').update(id).digest('hex').slice(0, FINGERPRINT).toUpperCase();
  return `${id.slice(0, LONGEST_ID - FINGERPRINT - 1).replace(/-+$/, '')}-${fingerprint}`;
}

/** What names the set of an import. */
interface SetRequest {
  mapping: ImportMapping;
  setName: string;
}

/**
 * The set that an import fills: the one that has or had the name, else a new one. A set that was renamed keeps what it
 * is called now, whichever name is given.
 */
export async function importedSet(db: Pick<Database, 'one'>, { mapping, setName }: SetRequest): Promise<RecordSet> {
  const id = recordSetIdOf(setName);
  const known = await setNamed(db, id);
  return {
    ...mapping.recordSet,
    id: known?.id ?? id,
    name: known?.isRenamed ? known.name : setName,
    ...(mapping.notation && { notation: mapping.notation }),
    isSample: false,
  };
}

/**
 * A set as one import is compared with another: a new name alone is no other content, so that a renamed set has its
 * first one.
 */
export async function comparedSet(db: Pick<Database, 'one'>, set: RecordSet): Promise<RecordSet> {
  const known = await setNamed(db, set.id);
  return { ...set, name: known?.isRenamed ? known.firstName : set.name };
}

/**
 * Runs an import into its set while no one else imports into it, or renames it.
 * @throws UserError when someone does.
 */
export async function withImportedSet<Result>(
  db: Database,
  request: SetRequest,
  work: (set: RecordSet, leased: Leased) => Promise<Result>,
): Promise<Result> {
  const { id } = await importedSet(db, request);
  return withSetLock(db, id, async (leased) => {
    // It may have been waited for while a set was given this name.
    const set = await importedSet(leased.db, request);
    if (set.id !== id) throw new SetBusy(`${set.id} has just been renamed: give the same command again.`);
    return work(set, leased);
  });
}
