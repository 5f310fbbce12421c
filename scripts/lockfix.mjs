// Run after every `npm install`. A registry that lacks the binaries of other platforms makes npm leave them out of the
// lock file, and `npm ci` then refuses that lock. This adds an entry for each optional package that is missing.
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'package-lock.json';
const SYSTEMS = [
  'darwin',
  'win32',
  'windows',
  'linux',
  'android',
  'freebsd',
  'openbsd',
  'netbsd',
  'openharmony',
  'sunos',
  'aix',
];
const PROCESSORS = ['x64', 'arm64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const { packages } = lock;

/** What a platform package says of itself in its name: `@x/y-linux-x64-gnu`. */
function platformOf(name) {
  const words = name.replace(/^@[^/]+\//, '').split(/[-.]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  const libc =
    os === 'linux' &&
    (words.some((word) => word.startsWith('musl'))
      ? 'musl'
      : words.some((word) => word.startsWith('gnu'))
        ? 'glibc'
        : null);
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os === 'windows' ? 'win32' : os] }),
    ...(libc && { libc: [libc] }),
  };
}

/** True when Node would find the package from the folder: in its own node_modules or in one above. */
function isFound(folder, name) {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (at === '') return false;
    if (!at.includes('/node_modules/')) at = '';
    if (at === '' && packages[`node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}

let added = 0;
for (const [folder, entry] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isFound(folder, name)) continue;
    const version = /\d+\.\d+\.\d+[\w.-]*/.exec(range)[0];
    packages[`node_modules/${name}`] = {
      version,
      ...platformOf(name),
      ...(entry.dev && { dev: true }),
      optional: true,
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} platform packages added to ${FILE}`);
