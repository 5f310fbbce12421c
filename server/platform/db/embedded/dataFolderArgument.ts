import type { RunUser } from './runUser.ts';

/**
 * How to name the data folder to PostgreSQL, when it is started with that folder as its working directory.
 *
 * As root on Linux the folder may lie below one that only root can enter (/root). A process keeps the working directory
 * it was started in, so its user needs no way there; PostgreSQL itself uses paths relative to it.
 */
export const dataFolderArgument = (cluster: string, user: RunUser | null): string =>
  user && process.platform === 'linux' ? '/proc/self/cwd' : cluster;
