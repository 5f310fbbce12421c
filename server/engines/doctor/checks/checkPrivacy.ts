import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { type ExaminedSite, fault, type Finding, notApplicable, ok } from '../DoctorCheck.ts';

/** Of everyone but the owner: a group has other users in it. Folders that the site makes are 0700. */
const OF_OTHERS = 0o077;
/** Named in a finding; more are counted. */
const MOST_NAMES = 5;

/**
 * Whether other users of the machine can read parts of DATA_DIR. Within a folder that they can't enter, nothing can be
 * read.
 */
export async function checkPrivacy({
  settings: { dataDir },
}: Pick<ExaminedSite, 'settings'>): Promise<readonly Finding[]> {
  if (process.platform === 'win32') return [notApplicable('Windows has other rights.')];
  const isOpen = async (file: string) => ((await stat(file)).mode & OF_OTHERS) !== 0;
  if (!(await isOpen(dataDir))) return [ok(`Only its owner can read ${dataDir}.`)];
  const names = await readdir(dataDir);
  const open = (
    await Promise.all(
      names.map(async (name) => ((await isOpen(path.join(dataDir, name)).catch(() => false)) ? [name] : [])),
    )
  ).flat();
  if (open.length === 0) return [ok(`Only its owner can read what is in ${dataDir}.`)];
  const more = open.length > MOST_NAMES ? ` and ${open.length - MOST_NAMES} more` : '';
  return [
    fault(
      `Other users of this machine can read ${open.slice(0, MOST_NAMES).join(', ')}${more} in ${dataDir}.`,
      `Close it to them: chmod -R go-rwx ${dataDir}`,
    ),
  ];
}
