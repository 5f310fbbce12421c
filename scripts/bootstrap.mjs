// Makes a bare clone ready: `bootstrap.mjs [build] [browser]`. Node built-ins only, since nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const [major, minor] = process.versions.node.split('.').map(Number);
const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
if (!supported) {
  console.error(`Node ${process.version} is not supported: use 20.19+, 22.12+ or 24+.`);
  process.exit(1);
}

const textOf = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** SHA-256 over the names and bytes of files and folders; what is made of them is left out. */
function fingerprint(entries, salt = '') {
  const hash = createHash('sha256').update(salt);
  const add = (entry) => {
    if (!existsSync(entry) || entry.endsWith('.generated.ts')) return;
    if (statSync(entry).isDirectory()) for (const name of readdirSync(entry).sort()) add(path.join(entry, name));
    else hash.update(entry).update(readFileSync(entry));
  };
  entries.forEach(add);
  return hash.digest('hex');
}

/** Runs a command in this terminal; returns the seconds it took, ends the process when it fails. */
function run(command, args) {
  const started = Date.now();
  const { status, signal } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`failed (${status ?? signal}): ${[command, ...args].join(' ')}`);
    process.exit(status ?? 1);
  }
  return ((Date.now() - started) / 1000).toFixed(1);
}

const lock = path.join(root, '.bootstrap.lock');
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** mkdir is atomic: a second `npm start` or `npm test` waits for the first instead of racing its install. */
function withLock(work) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      mkdirSync(lock);
      writeFileSync(path.join(lock, 'pid'), String(process.pid));
      break;
    } catch {
      const pid = Number(textOf(path.join(lock, 'pid')));
      if ((pid && !isAlive(pid)) || (!pid && attempt > 20)) {
        rmSync(lock, { recursive: true, force: true });
        continue;
      }
      if (attempt === 0) console.error('another install or build is running; waiting…');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    }
  }
  work();
  rmSync(lock, { recursive: true, force: true });
}
process.on('exit', () => {
  if (textOf(path.join(lock, 'pid')) === String(process.pid)) rmSync(lock, { recursive: true, force: true });
});

const INSTALL_STAMP = 'node_modules/.install-stamp';
const CODEGEN_STAMP = '.cache/.codegen-stamp';
const BUILD_STAMP = 'dist/.stamp';

function install() {
  // A link leads to the packages of another checkout, which are not ours to replace.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const wanted = fingerprint(
    ['package-lock.json', 'package.json', '.npmrc'],
    `${process.platform}-${process.arch}-${major}`,
  );
  if (textOf(INSTALL_STAMP) === wanted) return;
  // --include=dev: NODE_ENV=production would leave out the build tools.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const seconds =
    npm && /\.c?js$/.test(npm)
      ? run(process.execPath, [npm, ...args])
      : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
  writeFileSync(INSTALL_STAMP, wanted);
  console.log(`dependencies installed in ${seconds} s`);
}

/** The types of GraphQL and the lists of modules and pages are not in git: they are made of what is. */
function generate() {
  const wanted = fingerprint(['domain', 'server', 'src', 'scripts', 'package-lock.json']);
  const isThere = existsSync('server/modules/kernel/graphql/types.generated.ts');
  if (isThere && textOf(CODEGEN_STAMP) === wanted) return;
  run(process.execPath, ['--import', 'tsx', 'scripts/codegen.ts']);
  mkdirSync(path.dirname(CODEGEN_STAMP), { recursive: true });
  writeFileSync(CODEGEN_STAMP, wanted);
}

function build() {
  const wanted = fingerprint([
    'domain',
    'server',
    'src',
    'tools',
    'scripts',
    'schema.graphql',
    'rspack.config.ts',
    'rspack.server.config.ts',
    'rspack.content.config.ts',
    'rspack.worker.config.ts',
    INSTALL_STAMP,
  ]);
  const isBuilt = existsSync('dist/server/main.mjs') && existsSync('dist/client/index.html');
  if (isBuilt && textOf(BUILD_STAMP) === wanted) return;
  const rspack = ['node_modules/@rspack/cli/bin/rspack.js', 'build'];
  const client = run(process.execPath, [...rspack, '--mode', 'production']);
  const compressed = run(process.execPath, ['scripts/compress-assets.mjs']);
  const server = run(process.execPath, [...rspack, '-c', 'rspack.server.config.ts']);
  const content = run(process.execPath, [...rspack, '-c', 'rspack.content.config.ts']);
  const worker = run(process.execPath, [...rspack, '-c', 'rspack.worker.config.ts']);
  writeFileSync(BUILD_STAMP, wanted);
  console.log(
    `built: client ${client} s, compression ${compressed} s, server ${server} s, first content ${content} s, service worker ${worker} s`,
  );
}

withLock(() => {
  install();
  generate();
  if (process.argv.includes('build')) build();
});
if (process.argv.includes('browser')) {
  const { findBrowser, installBrowser } = await import('./browser.mjs');
  if (!(findBrowser() ?? installBrowser())) {
    console.error('No Chrome or Chromium was found or could be installed. Set PUPPETEER_EXECUTABLE_PATH to one.');
    process.exit(1);
  }
}
