import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '#server/platform/config/projectRoot.ts';

const VERSION = '4.0.0';
/** Of the package in the registry, as a lock file would have it. */
const INTEGRITY = 'sha512-uWsE9e2oqSc/lUu+vVwDGhTsycuhGsfZ2KfX6CLfXiT3wgGy6qT9+q5M3V9Zz72hkdIgsJugKesaowmRtYmvrA==';

const run = (command: string, args: readonly string[], cwd: string): void => {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`Mirador could not be fetched: ${command} ${args.join(' ')} ended with ${status}:\n${stderr}`);
};

/**
 * The built Mirador as a script, from its package. It is packed from the registry once and then kept in .cache: to
 * install it would bring 180 further packages, which its built file holds already.
 *
 * @throws Error when the package cannot be had, or is not the one that was meant.
 */
export function miradorScript(): string {
  const cache = path.join(projectRoot(), '.cache/mirador');
  const script = path.join(cache, VERSION, 'package/dist/mirador.min.js');
  if (!existsSync(script)) {
    const making = path.join(cache, `making-${process.pid}`);
    mkdirSync(making, { recursive: true });
    run('npm', ['pack', `mirador@${VERSION}`, '--silent'], making);
    const file = path.join(making, `mirador-${VERSION}.tgz`);
    const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
    if (found !== INTEGRITY)
      throw new Error(`The registry has another Mirador ${VERSION} than the one that was meant: ${found}`);
    run('tar', ['-xzf', file, 'package/dist/mirador.min.js', 'package/LICENSE'], making);
    rmSync(file);
    if (existsSync(path.join(cache, VERSION))) rmSync(making, { recursive: true });
    else renameSync(making, path.join(cache, VERSION));
  }
  return readFileSync(script, 'utf8');
}
