// Finds a Chrome or Chromium for the browser tests; Node built-ins only. `node scripts/browser.mjs [--install]` prints
// its path.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge'];
const FIXED = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  ],
};

const runs = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
  } catch {
    return false;
  }
};
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/** Browsers that puppeteer downloaded: <cache>/<kind>/<version>/<folder>/<kind>. */
function downloaded() {
  const found = [];
  for (const base of [path.join(root, '.cache/puppeteer'), path.join(process.env.HOME ?? '', '.cache/puppeteer')]) {
    for (const kind of ['chrome', 'chrome-headless-shell']) {
      const folder = path.join(base, kind);
      if (!existsSync(folder)) continue;
      for (const version of readdirSync(folder)) {
        for (const inner of readdirSync(path.join(folder, version))) {
          found.push(path.join(folder, version, inner, process.platform === 'win32' ? `${kind}.exe` : kind));
        }
      }
    }
  }
  return found;
}

/** The first browser that starts, or undefined. */
export function findBrowser() {
  const candidates = [
    process.env.PUPPETEER_EXECUTABLE_PATH,
    process.env.CHROME_PATH,
    ...NAMES.map(onPath),
    ...(FIXED[process.platform] ?? []),
    ...downloaded(),
  ];
  return candidates.find((file) => file && runs(file));
}

const loudly = { stdio: 'inherit', timeout: 300_000 };

/** Tries puppeteer's own download, then the packages of Debian; the browser it got, or undefined. */
export function installBrowser() {
  console.error('No Chrome or Chromium found; asking puppeteer for one.');
  const cli = path.join(root, 'node_modules/puppeteer/lib/cjs/puppeteer/node/cli.js');
  spawnSync(process.execPath, [cli, 'browsers', 'install', 'chrome'], {
    ...loudly,
    cwd: root,
    env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '' },
  });
  const fetched = findBrowser();
  if (fetched) return fetched;
  if (process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get')) {
    console.error('That failed; trying apt-get install chromium.');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const packages = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'];
    if (spawnSync('apt-get', packages, { ...loudly, env }).status !== 0) {
      spawnSync('apt-get', ['update'], { ...loudly, env });
      spawnSync('apt-get', packages, { ...loudly, env });
    }
  }
  return findBrowser();
}

/**
 * Chromium's sandbox needs a user other than root; the background services look up hosts that a test machine refuses;
 * the lists below its address bar are pages of their own, two for each window, which no one sees and which cost as much
 * as ours.
 */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const browser = findBrowser() ?? (process.argv.includes('--install') ? installBrowser() : undefined);
  if (!browser) {
    console.error('No browser. Set PUPPETEER_EXECUTABLE_PATH, or install Chrome or Chromium.');
    process.exit(1);
  }
  console.log(browser);
}
