import { siteLogo } from '#domain/kernel/site/siteLogo.ts';
import { LOCALES } from '#domain/search/core/taxonomy/categories.ts';
import { LOGGED_IN_HOMES } from '#domain/site/content/siteBoot.ts';

import { DEMO_SECRET, MIN_SECRET_LENGTH } from '../secretProblem.ts';
import { choice, fail, filePath, flag, mailbox, origin, reader, secret, text } from './readers.ts';
import { setting } from './setting.ts';

const port = reader((given) => {
  const number = Number(given);
  return /^\d+$/.test(given) && number <= 65_535 ? number : fail('a port number from 0 (any free port) to 65535');
});

/** One line, without signs that turn the words around them. */
const line = (most: number) =>
  reader((given) =>
    [...given].length <= most && !/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(given)
      ? given
      : fail(`a line of at most ${most} characters`),
  );

const siteName = line(80);
const siteShortName = line(24);

const colour = reader((given) =>
  /^#[0-9a-f]{6}$/iu.test(given) ? given.toLowerCase() : fail('a colour such as #1f6f54'),
);

const logoName = reader((given) =>
  siteLogo(given) === null ? fail('the name of a logo that /internal/site has made') : given,
);

/** The site as a whole: where it listens, what it is called and what it offers. */
export const site = {
  /** 0 means any free port. */
  port: setting('PORT', port, 'Port to listen on. 0: any free port.', '3000'),
  host: setting('HOST', text, 'Address to listen on. `0.0.0.0`: every network.', '127.0.0.1'),
  /** Absolute. */
  dataDir: setting(
    'DATA_DIR',
    filePath,
    'Folder for the embedded database, the search index and images. A relative path starts at the project’s folder.',
    '.data',
  ),
  publicUrl: setting(
    'PUBLIC_URL',
    origin,
    'The site’s public address. Unset: `http://localhost:PORT`. Production needs https, except on localhost.',
  ),
  mode: setting(
    'MUNIMENT_MODE',
    choice(['demo', 'production'] as const),
    '`demo` (sample county, demo accounts, test overrides) or `production`.',
    'demo',
  ),
  /** What an empty database is filled with in demo mode. */
  sampleData: setting(
    'SAMPLE_DATA',
    choice(['county', 'none'] as const),
    'What demo mode puts into an empty database: `county` (a fictional county with its newspaper) or `none`.',
    'county',
  ),
  /** Key material for what is encrypted in the database. Never logged. */
  secret: setting(
    'MUNIMENT_SECRET',
    secret(text),
    `Protects the keys in the database. Production needs one of your own, at least ${MIN_SECRET_LENGTH} characters. See Keys and signing out before changing it.`,
    DEMO_SECRET,
  ),
  /** What the data was encrypted with until now. Never logged. */
  oldSecret: setting(
    'MUNIMENT_OLD_SECRET',
    secret(text),
    'The secret until now. Read by `muniment keys change-secret` alone.',
  ),
  /** What the site calls itself where its staff have not said otherwise. */
  siteName: setting(
    'SITE_NAME',
    siteName,
    'Name of the site, as pages, emails, citations and files give it.',
    'Muniment',
  ),
  /** Null: the whole name. */
  siteShortName: setting(
    'SITE_SHORT_NAME',
    siteShortName,
    'The same where there is little room, as at the head of pages. Unset: SITE_NAME.',
  ),
  /** Null: the colours of the software. */
  siteAccent: setting(
    'SITE_ACCENT',
    colour,
    'Colour of buttons, links and marks, such as `#1f6f54`; it is made lighter or darker where it could not be read.',
  ),
  /** Null: the mark of the software. */
  siteLogo: setting(
    'SITE_LOGO',
    logoName,
    'Name of the site’s logo in the file store. Staff choose a picture at `/internal/site`, which gives it; set it only to keep one.',
  ),
  logLevel: setting(
    'LOG_LEVEL',
    choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const),
    '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
    'info',
  ),
  /** `database`, or a module that exports an OpenFeature provider. */
  flagProvider: setting(
    'FLAG_PROVIDER',
    text,
    '`database` (the switches of this site), or an OpenFeature provider: a package or a file. See Flags.',
    'database',
  ),
  /** What fields and categories are called. */
  locale: setting(
    'SITE_LOCALE',
    choice(LOCALES),
    'The English for the names of fields and categories: `en_GB`, `en_US`, `en_AU` or `en_IE`.',
    'en_GB',
  ),
  loggedInHome: setting(
    'LOGGED_IN_HOME',
    choice(LOGGED_IN_HOMES),
    '`/home` of members: `member` (their own page) or `sha-dashboard` (recommendations of the social-history archive, with the grants `sha-dashboard:…`).',
    'member',
  ),
  /** Null: the site names no address for help. */
  supportEmail: setting('SUPPORT_EMAIL', mailbox, 'Your support’s email address, for the help button.'),
  /** Members may write to each other. */
  isMessagingOn: setting(
    'MESSAGING',
    flag,
    '`on` lets members write to each other, `off` does not. Unset: `on` in demo mode, `off` in production. See Messages between members.',
  ),
  /** Documents of public pages carry what a visitor sees first. */
  hasFirstContent: setting(
    'FIRST_CONTENT',
    flag,
    '`on`: documents of public pages carry what a visitor sees first, drawn by a thread of the server; `off`: browsers draw everything.',
    'on',
  ),
  /** Browsers keep the site's code for the next visit. */
  hasServiceWorker: setting(
    'SERVICE_WORKER',
    flag,
    '`on`: browsers keep the site’s code, so that it opens faster and without a connection; `off`: they remove what they kept. See Service worker.',
    'on',
  ),
};
