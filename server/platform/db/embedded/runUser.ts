import { readFileSync, statSync } from 'node:fs';

import { UserError } from '#server/platform/config/UserError.ts';

/** The user PostgreSQL runs as. */
export interface RunUser {
  name: string;
  uid: number;
  gid: number;
}

/** PostgreSQL refuses root and users without an entry in /etc/passwd; these exist nearly everywhere. */
const PREFERRED = ['postgres', '_postgres', 'nobody', 'daemon'];
/** The numbers -1 and -2 of macOS do not fit here. */
const MAX_ID = 2 ** 31;

function passwdUsers(): RunUser[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid >= 0 && uid < MAX_ID && gid >= 0 && gid < MAX_ID);
}

/**
 * The user to run PostgreSQL as when we are root: the owner of the data folder, or on the first start a user made for
 * such work. Null when we are not root: then PostgreSQL runs as we do.
 *
 * @param cluster - PostgreSQL's data folder, which need not exist.
 * @throws UserError when root is the only user known on this machine.
 */
export function chooseRunUser(cluster: string): RunUser | null {
  if (process.getuid?.() !== 0) return null;
  const users = passwdUsers().filter(({ uid }) => uid !== 0);
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid;
  const chosen =
    users.find(({ uid }) => uid === owner) ??
    PREFERRED.map((wanted) => users.find(({ name }) => name === wanted)).find((user) => user !== undefined) ??
    users[0];
  if (!chosen)
    throw new UserError(
      'PostgreSQL does not run as root, and /etc/passwd names no other user. Start Muniment as another user, or set DATABASE_URL.',
    );
  return chosen;
}

/**
 * How to name the data folder to PostgreSQL, when it is started with that folder as its working directory.
 *
 * As root on Linux the folder may lie below one that only root can enter (/root). A process keeps the working directory
 * it was started in, so its user needs no way there; PostgreSQL itself uses paths relative to it.
 */
export const dataFolderArgument = (cluster: string, user: RunUser | null): string =>
  user && process.platform === 'linux' ? '/proc/self/cwd' : cluster;
