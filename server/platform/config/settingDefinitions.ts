/* eslint-disable max-lines -- a table of every setting */
import { isIP } from 'node:net';

import { COUNTRY_RULES } from '#domain/billing/core/buyerCountry.ts';
import { isCountry } from '#domain/billing/core/country.ts';
import { isCalendarDay } from '#domain/kernel/dates/isCalendarDay.ts';
import { LOCALES } from '#domain/search/core/taxonomy/categories.ts';
import { LOGGED_IN_HOMES } from '#domain/site/content/siteBoot.ts';

import { isSafeAddress } from './isLoopback.ts';
import { parseMapLayers } from './parseMapLayers.ts';
import { parseProduct } from './parseProduct.ts';
import { fail, list, matching, numberFrom, oneOf, parseUrl } from './settingParsers.ts';

/** What a setting may hold, and how the operator's manual describes it. */
export interface SettingDefinition<Value> {
  /** As docs/run-it.md states it; null when an unset setting stays null. */
  default: string | null;
  description: string;
  /** @throws Error whose message ends the sentence "NAME must be …". */
  parse: (text: string) => Value;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MODES = ['demo', 'production'] as const;
const ENGINES = ['columnar', 'opensearch'] as const;
const SWITCHES = ['on', 'off'] as const;
const HELP_SOURCES = ['files', 'zendesk'] as const;
const SAMPLES = ['county', 'none'] as const;
const PROVIDERS = ['sandbox', 'stripe', 'invoice', 'none'] as const;
const SWITCH = ['off', 'on'] as const;
/** As many as nine figures can say. */
const MOST_COUNT = 999_999_999;
/** Public knowledge: good enough for a demonstration, refused in production. */
export const DEMO_SECRET = 'muniment-demo-secret-known-to-everybody';
/** Fewest characters of a secret in production. */
export const MIN_SECRET_LENGTH = 32;

/** A public key in the format of age; its checksum is looked at when an export is written. */
const parseRecipient = (text: string): string =>
  /^age1[a-z0-9]{50,2000}$/u.test(text) ? text : fail('public keys of age, each starting with age1');

/** Shortest passphrase of exports: an attacker who has the file may try as many as they like. */
const FEWEST_PASSPHRASE = 20;
const parsePassphrase = (text: string): string =>
  text.length >= FEWEST_PASSPHRASE ? text : fail(`at least ${FEWEST_PASSPHRASE} characters`);

function parsePort(text: string): number {
  const port = Number(text);
  return /^\d+$/.test(text) && port <= 65_535 ? port : fail('a port number from 0 (any free port) to 65535');
}

const parseNode = parseUrl(
  ['https:', 'http:'],
  'addresses such as https://search-1.example.org:9200, separated by commas',
);

function parseNodes(text: string): string[] {
  const nodes = list((entry) => parseNode(entry).href.replace(/\/$/u, ''))(text);
  return nodes.length > 0 ? nodes : fail('addresses such as https://search-1.example.org:9200, separated by commas');
}

/** An IP address or a CIDR range. */
function parseAddress(entry: string): string {
  const [address = '', bits, ...rest] = entry.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  const isRange =
    isIP(address) !== 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most));
  return isRange ? entry : fail('IP addresses or ranges such as 10.0.0.0/8, separated by commas');
}

const parseDrain = numberFrom(0, 300, 'a whole number from 0 to 300');

const parseStatement = numberFrom(0, 300, 'a whole number from 0 to 300');
const parseLongHang = numberFrom(10, 600, 'a whole number from 10 to 600, or 0');
const parseWatchdog = (text: string): number => (text === '0' ? 0 : parseLongHang(text));

const parseCount = numberFrom(0, MOST_COUNT, 'a whole number from 0');

function parseShards(text: string): number {
  return /^[1-9]\d{0,2}$/u.test(text) ? Number(text) : fail('a number of shards from 1 to 999');
}

const parseIndexPrefix = matching(/^[a-z][a-z0-9]{0,40}$/u, 'small letters and digits, such as muniment');

const parseTrustDays = numberFrom(0, 60, 'a number of days from 0 to 60');

const parseSessionDays = numberFrom(1, 365, 'a number of days from 1 to 365');

const parseMonths = numberFrom(6, 120, 'a number of months from 6 to 120');

const parseYears = numberFrom(90, 130, 'a number of years from 90 to 130');

const parseSite = parseUrl(['http:', 'https:'], 'an address such as https://records.example.org');
const parseDatabase = parseUrl(
  ['postgres:', 'postgresql:'],
  'an address such as postgres://user:password@host:5432/muniment',
);

const parseMailServer = parseUrl(['smtp:', 'smtps:'], 'an address such as smtp://user:password@smtp.example.org:587');

const parseDay = (text: string): string => (isCalendarDay(text) ? text : fail('a date such as 2026-01-31'));

/** `Name <address>` or an address alone; one line, so that no header can follow it. */
const parseSender = matching(
  /^(?:[^\p{Cc}<>@,;:"]+ )?<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@,]+@[^\s<>@,]+$/u,
  'an address such as Muniment <no-reply@example.org>',
);

const parsePath = matching(/^\/(?!\/)[^?#\s]*$/, 'paths such as /old-site, separated by commas');

const parseHost = (text: string): string => {
  const host = text.toLowerCase();
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(host)
    ? host
    : fail('a host name such as partner.example.org, without protocol and port');
};

const parseAssistant = parseUrl(
  ['https:', 'http:'],
  'the base address of an interface like OpenAI’s, such as https://api.example.org/v1',
);

const parseModel = matching(/^[\w.:/@+-]{1,200}$/u, 'the name of a model, such as small-1');

const parseScript = parseUrl(
  ['https:', 'http:'],
  'the address of a script, such as https://survey.example.org/client.js',
);

/** Project ids go into the page's source: plain words only. */
const parseProject = matching(/^[\w.-]{1,100}$/u, 'letters, digits, dots, dashes and underscores');

/** Kept as it was typed: issuers are compared letter by letter. */
const parseIssuer = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && isSafeAddress(url) && url.search === '' && url.hash === ''
    ? text
    : fail('the https address of an OpenID provider, such as https://accounts.example.org');
};

const parseOrigins = list((address) => parseSite(address).origin, /\s+/u);

/** Pages that may hold this site in a frame are trusted like the site itself: https, or this machine. */
const parseFrames = list((address) => {
  const url = parseSite(address);
  return isSafeAddress(url) ? url.origin : fail('https addresses such as https://app.example.org, separated by spaces');
}, /\s+/u);

/** The host alone: what is below it, the interface names. */
const parseHelpCentre = (text: string): URL => {
  const url = parseSite(text);
  return isSafeAddress(url) && url.pathname === '/' && url.search === ''
    ? url
    : fail('the https address of a help centre, such as https://archive.zendesk.com');
};
const parseHelpLocale = (text: string): string =>
  /^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$/iu.test(text) ? text.toLowerCase() : fail('a locale such as en-gb');

const parseMailbox = matching(/^[^\s<>@,?&]+@[^\s<>@,?&]+$/u, 'an email address');

/** A name of the IANA time zones, as this machine's Node.js knows them. */
function parseTimeZone(text: string): string {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return fail('a time zone such as Europe/London');
  }
}

const parseCountry = (text: string): string =>
  isCountry(text) ? text : fail('a country of two capital letters, such as GB');

/** Minor units of any currency. */
const parseRefundLimit = numberFrom(0, MOST_COUNT, 'a whole number of pence or cents, such as 5000');

/** Printed on invoices: one short line. */
const parseTaxNumber = matching(/^[A-Z0-9 .-]{4,30}$/u, 'a tax number such as GB 123 4567 89');

/** Printed on invoices: a few short lines. */
const parseSellerName = (text: string): string =>
  text.length <= 120 && !/\p{Cc}/u.test(text) ? text : fail('a name of at most 120 characters');
const parseSellerAddress = (text: string): string => {
  const lines = list((line) => line)(text);
  return lines.length <= 8 && lines.every((line) => line.length <= 80 && !/\p{Cc}/u.test(line))
    ? lines.join('\n')
    : fail('at most 8 short lines, separated by commas');
};

/** In the texts of the site: one line. */
const parseRegistration = matching(/^[^\p{Cc}{}]{1,200}$/u, 'a line of at most 200 characters');

const parseEngine = (text: string): (typeof ENGINES)[number] =>
  text === 'sql'
    ? fail('columnar (in memory), or opensearch (a cluster) where one machine is too small: the sql engine was removed')
    : oneOf(ENGINES)(text);

const parseDatabases = list((address) => parseDatabase(address).href, /\s+/u);

const parseStripeKey = matching(/^[sr]k_(?:test|live)_\w{10,}$/u, 'a secret or restricted key such as sk_live_…');

const parseWebhookSecret = matching(
  /^whsec_[\w+/=-]{10,}$/u,
  'signing secrets such as whsec_…, two at most, separated by commas',
);

const parseWebhookSecrets = (text: string): string[] => {
  const secrets = list(parseWebhookSecret)(text);
  return secrets.length <= 2 ? secrets : fail('signing secrets such as whsec_…, two at most, separated by commas');
};

const parseBucket = matching(
  /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/u,
  'a name of 3 to 63 small letters, digits, dots and hyphens',
);

const parseRegion = matching(/^[a-z\d-]{1,40}$/u, 'a region such as eu-west-2');

const parsePrefix = matching(/^(?:[\w.-]{1,60}\/){1,4}$/u, 'a path that ends with a slash, such as muniment/');

const parsePayee = matching(/^[^\p{Cc}]{1,70}$/u, 'a name of at most 70 characters');

const parseAccount = matching(/^[A-Z\d][A-Z\d -]{3,43}$/u, 'an IBAN, or a sort code and an account number');

const parseBic = matching(/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/u, 'a BIC of 8 or 11 capital letters and digits');

/** Bundle ids and package names. */
const parseApp = matching(/^[A-Za-z][\w-]*(?:\.[\w-]+)+$/u, 'the id of an app, such as org.example.archive');

const parseFiles = list((file) => file);

const parseProducts = list(parseProduct);

const parseProcessor = parseUrl(['http:', 'https:'], 'an address such as http://127.0.0.1:4010');

/** Every setting of the site, by the name of its environment variable. docs/run-it.md lists the same. */
export const SETTINGS = {
  PORT: { default: '3000', description: 'Port to listen on. 0: any free port.', parse: parsePort },
  HOST: { default: '127.0.0.1', description: 'Address to listen on. `0.0.0.0`: every network.', parse: String },
  DATA_DIR: {
    default: '.data',
    description:
      'Folder for the embedded database, the search index and images. A relative path starts at the project’s folder.',
    parse: String,
  },
  DATABASE_URL: {
    default: null,
    description: 'A PostgreSQL server (15 or newer) in place of the embedded one.',
    parse: (text: string) => parseDatabase(text).href,
  },
  DATABASE_STANDBY_URLS: {
    default: null,
    description:
      'Servers that may take over from that of DATABASE_URL, separated by spaces. See When the database server fails.',
    parse: parseDatabases,
  },
  DATABASE_READ_URLS: {
    default: null,
    description: 'Standbys that answer what may be a few seconds old, separated by spaces. See Read replicas.',
    parse: parseDatabases,
  },
  DATABASE_DIRECT_URL: {
    default: null,
    description:
      'The same database without the pooler that DATABASE_URL names: one connection, which listens for messages. Several, separated by spaces: the servers that may take over from the first. Unset: DATABASE_URL. See A pooler.',
    parse: parseDatabases,
  },
  DATABASE_PREPARED: {
    default: 'on',
    description:
      '`on`: statements of every request are prepared once a connection; `off`: none is, for a pooler that does not know them. See A pooler.',
    parse: oneOf(SWITCHES),
  },
  MUNIMENT_MODE: {
    default: 'demo',
    description: '`demo` (sample county, demo accounts, test overrides) or `production`.',
    parse: oneOf(MODES),
  },
  SAMPLE_DATA: {
    default: 'county',
    description:
      'What demo mode puts into an empty database: `county` (a fictional county with its newspaper) or `none`.',
    parse: oneOf(SAMPLES),
  },
  SEARCH_ENGINE: {
    default: 'columnar',
    description:
      '`columnar` (in memory, files in DATA_DIR) or `opensearch` (a cluster of its own; see [Search on a cluster](search-cluster.md)).',
    parse: parseEngine,
  },
  OPENSEARCH_URL: {
    default: null,
    description: 'Nodes of the cluster for the `opensearch` engine, separated by commas.',
    parse: parseNodes,
  },
  OPENSEARCH_PREFIX: {
    default: 'muniment',
    description: 'How names of the site’s indices in the cluster start.',
    parse: parseIndexPrefix,
  },
  OPENSEARCH_USERNAME: {
    default: null,
    description: 'Who the site is to the cluster; its password is `OPENSEARCH_PASSWORD`.',
    parse: String,
  },
  OPENSEARCH_PASSWORD: { default: null, description: 'The password of `OPENSEARCH_USERNAME`.', parse: String },
  OPENSEARCH_CA: {
    default: null,
    description:
      'File with the certificate of the authority that signed those of the nodes. Unset: those the system knows. A relative path starts at the project’s folder.',
    parse: String,
  },
  OPENSEARCH_SHARDS: {
    default: '1',
    description:
      'Parts of the index of records, one for every 20 million. Another number builds a new index beside the old one.',
    parse: parseShards,
  },
  OPENSEARCH_ARTICLE_SHARDS: {
    default: '1',
    description:
      'Parts of the index of newspaper articles, one for every 5 million. Another number builds a new index beside the old one.',
    parse: parseShards,
  },
  OPENSEARCH_REPLICAS: { default: '1', description: 'Further copies of each part on other nodes.', parse: parseCount },
  SEARCH_LIMIT: {
    default: '900',
    description:
      'Searches, suggestions, address questions, reports, charts, relationships and other questions about whole trees by visitors of one network in five minutes; a member has four times as many. 0: no limit.',
    parse: parseCount,
  },
  EXPORT_RECIPIENTS: {
    default: null,
    description:
      'Public keys of age (`age1…`), separated by spaces, for which `muniment export` encrypts. See Backup and restore.',
    parse: (text: string) =>
      text
        .split(/[\s,]+/u)
        .filter((key) => key !== '')
        .map(parseRecipient),
  },
  EXPORT_PASSPHRASE: {
    default: null,
    description:
      'A passphrase of five words or more that exports are encrypted with where there is no public key; `muniment import` opens them with it.',
    parse: parsePassphrase,
  },
  IMAGE_CACHE_MB: {
    default: '1024',
    description: 'Megabytes in DATA_DIR for images that can be made again.',
    parse: parseCount,
  },
  OCR_THREADS: {
    default: '0',
    description:
      'Newspaper pages without text read side by side in the background (OCR). 0: `read-newspapers` reads them.',
    parse: parseCount,
  },
  OCR_COMMAND: {
    default: null,
    description: 'A `tesseract` program in place of the one that comes with the site.',
    parse: String,
  },
  FILE_STORE: {
    default: 'folder',
    description: '`folder` (page images and uploads in DATA_DIR) or `s3` (in a bucket). See Files.',
    parse: oneOf(['folder', 's3']),
  },
  S3_BUCKET: { default: null, description: 'The bucket. Needed with `s3`.', parse: parseBucket },
  S3_ENDPOINT: {
    default: null,
    description: 'Address of a service that speaks S3, such as `https://s3.example.org`. Unset: Amazon’s.',
    parse: (text: string) =>
      parseUrl(['http:', 'https:'], 'an http:// or https:// address')(text).href.replace(/\/$/u, ''),
  },
  S3_REGION: { default: 'us-east-1', description: 'Region of the bucket.', parse: parseRegion },
  S3_PREFIX: {
    default: null,
    description: 'Start of the names of files in the bucket, such as `muniment/`, where several sites share one.',
    parse: parsePrefix,
  },
  S3_COPIES_MB: {
    default: '2048',
    description: 'Megabytes in DATA_DIR for copies of files from the bucket.',
    parse: parseCount,
  },
  BACKUP_DIR: {
    default: null,
    description:
      'Folder of your exports, in which `muniment doctor` looks at the newest one. A relative path starts at the project’s folder.',
    parse: String,
  },
  DISK_FREE_MB: {
    default: '200',
    description: 'Megabytes that must be free on the disk of DATA_DIR. With less, `/healthz` answers 503. 0: no limit.',
    parse: parseCount,
  },
  STATEMENT_SECONDS: {
    default: '8',
    description:
      'Seconds, 0 to 300, that one statement of a page or of another request may take before it is given up and its reader asked to try again. 0: no limit. Work in the background, commands, imports and migrations take as long as they need.',
    parse: parseStatement,
  },
  WATCHDOG_SECONDS: {
    default: '60',
    description:
      'Seconds, 10 to 600, for which the site may do nothing but one calculation before its process is ended, so that its supervisor starts it again. Counted once it is ready. 0: it is never ended.',
    parse: parseWatchdog,
  },
  DRAIN_SECONDS: {
    default: '0',
    description:
      'Seconds, 0 to 300, in which the site still takes requests after SIGTERM while `/healthz` answers 503: as long as your balancer needs to notice. See Several servers.',
    parse: parseDrain,
  },
  PUBLIC_URL: {
    default: null,
    description:
      'The site’s public address. Unset: `http://localhost:PORT`. Production needs https, except on localhost.',
    parse: (text: string) => parseSite(text).origin,
  },
  HSTS_SUBDOMAINS: {
    default: 'off',
    description:
      '`on` has browsers use https for every subdomain of the site’s host too. Only where all of them have it: browsers remember it for a year.',
    parse: oneOf(SWITCHES),
  },
  FLAG_PROVIDER: {
    default: 'database',
    description: '`database` (the switches of this site), or an OpenFeature provider: a package or a file. See Flags.',
    parse: String,
  },
  SHA_DOMAIN: {
    default: null,
    description:
      'Domain of the sister site, the social-history archive, where some pages, such as the site map, are not shown.',
    parse: parseHost,
  },
  LEGACY_ORIGIN: {
    default: null,
    description:
      'The site that this one replaced, such as `https://old.example.org`: `/redirect?to=/path` leads there (a demonstration only says where).',
    parse: (text: string) => parseSite(text).origin,
  },
  LEGACY_PATHS: {
    default: null,
    description: 'Paths, separated by commas: links below them that have no page here go to the legacy site.',
    parse: list(parsePath),
  },
  RETURN_HOSTS: {
    default: null,
    description:
      'Hosts of other sites that members may be sent back to after signing in, separated by commas; https only.',
    parse: list(parseHost),
  },
  TRUSTED_PROXIES: {
    default: null,
    description:
      'Reverse proxies that may state a reader’s address and a request id: IP addresses or ranges, separated by commas. Unset: none.',
    parse: list(parseAddress),
  },
  INTERNAL_NETWORKS: {
    default: null,
    description:
      'Networks from which `/internal` (staff) and `/metrics` may be opened, separated by commas; the machine itself always may. Unset: every network.',
    parse: list(parseAddress),
  },
  CONTENT_DIR: {
    default: null,
    description: 'Folder with your own texts. See Texts. A relative path starts at the project’s folder.',
    parse: String,
  },
  HELP_SOURCE: {
    default: 'files',
    description: '`files` (the articles that come with the site, and yours in CONTENT_DIR) or `zendesk`. See Texts.',
    parse: oneOf(HELP_SOURCES),
  },
  HELP_ZENDESK_URL: {
    default: null,
    description: 'Address of the help centre, such as `https://archive.zendesk.com`. Needed with `zendesk`.',
    parse: parseHelpCentre,
  },
  HELP_ZENDESK_LOCALE: {
    default: 'en-gb',
    description: 'Its locale that readers get; its own default where it does not have this one.',
    parse: parseHelpLocale,
  },
  LOG_LEVEL: {
    default: 'info',
    description: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
    parse: oneOf(LOG_LEVELS),
  },
  MUNIMENT_SECRET: {
    default: DEMO_SECRET,
    description: `Protects the keys in the database. Production needs one of your own, at least ${MIN_SECRET_LENGTH} characters. See Keys and signing out before changing it.`,
    parse: String,
  },
  MUNIMENT_OLD_SECRET: {
    default: null,
    description: 'The secret until now. Read by `muniment keys change-secret` alone.',
    parse: String,
  },
  SMTP_URL: {
    default: null,
    description:
      'The SMTP server for email, `smtp://user:password@host:587` or `smtps://…`. Unset: in demo mode emails stay in the outbox; in production they wait until this is set.',
    parse: (text: string) => parseMailServer(text).href,
  },
  MAIL_FROM: {
    default: null,
    description: 'Sender of the site’s emails, `Name <address>`. Unset: `no-reply` at the host of PUBLIC_URL.',
    parse: parseSender,
  },
  SOCIAL_ISSUER: {
    default: null,
    description:
      'An OpenID provider that members may sign in with: its issuer address. See Signing in with another provider.',
    parse: parseIssuer,
  },
  SOCIAL_CLIENT_ID: { default: null, description: 'This site’s client id at that provider.', parse: String },
  SOCIAL_CLIENT_SECRET: { default: null, description: 'This site’s client secret at that provider.', parse: String },
  SOCIAL_NAME: { default: null, description: 'Name of that provider, as in “Continue with NAME”.', parse: String },
  ASSISTANT_URL: {
    default: null,
    description:
      'Base address of a language model’s interface like OpenAI’s, such as `https://api.example.org/v1`. See Assisted search.',
    parse: (text: string) => parseAssistant(text).href,
  },
  ASSISTANT_KEY: { default: null, description: 'This site’s key for that interface, if it needs one.', parse: String },
  ASSISTANT_MODEL: { default: null, description: 'The model to ask for. Needed with the address.', parse: parseModel },
  OPERATOR_NAME: {
    default: null,
    description:
      'Name of the organisation or person that runs the site, as the terms of use and the other texts about the site give it. Unset: SELLER_NAME. See Texts.',
    parse: parseSellerName,
  },
  OPERATOR_ADDRESS: {
    default: null,
    description: 'Its postal address, the lines separated by commas. Unset: SELLER_ADDRESS.',
    parse: parseSellerAddress,
  },
  OPERATOR_REGISTRATION: {
    default: null,
    description:
      'As what and under which number it is registered, such as `Registered charity 123456 (England and Wales)`.',
    parse: parseRegistration,
  },
  TERMS_DATE: {
    default: null,
    description:
      'Date the terms of use came into force, `2026-01-31`: members who accepted earlier ones are asked after signing in. Unset: only members who never accepted.',
    parse: parseDay,
  },
  MEMBER_IDLE_DAYS: {
    default: '14',
    description: 'Days, 1 to 365, after which members who do nothing on the site are signed out.',
    parse: parseSessionDays,
  },
  MEMBER_SESSION_DAYS: {
    default: '90',
    description: 'Days, 1 to 365, after which members must sign in again in any case.',
    parse: parseSessionDays,
  },
  STAFF_IDLE_MINUTES: {
    default: '60',
    description: 'Minutes, 15 to 1440, after which staff who do nothing on the site are signed out.',
    parse: numberFrom(15, 1440, 'a number of minutes from 15 to 1440'),
  },
  STAFF_SESSION_HOURS: {
    default: '12',
    description: 'Hours, 1 to 168, after which staff must sign in again in any case.',
    parse: numberFrom(1, 168, 'a number of hours from 1 to 168'),
  },
  SITE_LOCALE: {
    default: 'en_GB',
    description: 'The English for the names of fields and categories: `en_GB`, `en_US`, `en_AU` or `en_IE`.',
    parse: oneOf(LOCALES),
  },
  LOGGED_IN_HOME: {
    default: 'member',
    description:
      '`/home` of members: `member` (their own page) or `sha-dashboard` (recommendations of the social-history archive, with the grants `sha-dashboard:…`).',
    parse: oneOf(LOGGED_IN_HOMES),
  },
  SUPPORT_EMAIL: {
    default: null,
    description: 'Your support’s email address, for the help button.',
    parse: parseMailbox,
  },
  SURVEY_SCRIPT_URL: {
    default: null,
    description:
      'Client script of the survey tool (made for Refiner’s). Runs only with the flag `enable-refiner` and a reader’s consent to functional cookies.',
    parse: (text: string) => parseScript(text).href,
  },
  SURVEY_PROJECT_ID: {
    default: null,
    description: 'The survey tool’s id of this site. Needed with the script.',
    parse: parseProject,
  },
  RECORDING_SCRIPT_URL: {
    default: null,
    description:
      'Client script of the session recording (made for FullStory’s). Runs only with the flag `enable-fullstory` and a reader’s consent to performance cookies.',
    parse: (text: string) => parseScript(text).href,
  },
  RECORDING_PROJECT_ID: {
    default: null,
    description: 'The recording tool’s id of this site. Needed with the script.',
    parse: parseProject,
  },
  MEASURING_ORIGINS: {
    default: null,
    description: 'Addresses beside their own that these two scripts may fetch from and send to, separated by spaces.',
    parse: parseOrigins,
  },
  IIIF_VIEWERS: {
    default: null,
    description:
      'Addresses of IIIF viewers elsewhere, separated by spaces, in which readers may open newspapers that are not free after signing in here. Unset: only pages of this site. See Newspapers in IIIF viewers.',
    parse: parseOrigins,
  },
  APP_ORIGINS: {
    default: null,
    description:
      'Addresses of pages, such as your app’s, that may show this site in a frame and talk to it, separated by spaces; https, or this machine. Unset: none. See [embedding.md](embedding.md).',
    parse: parseFrames,
  },
  LIVING_YEARS: {
    default: '110',
    description:
      'Years no one is assumed to outlive, 90 to 130: until then people in family trees without evidence of a death are hidden from other members.',
    parse: parseYears,
  },
  GEDCOM_MB: {
    default: '200',
    description: 'Megabytes of the largest GEDCOM file that members may upload, unpacked too.',
    parse: parseCount,
  },
  GEDCOM_MEMORY_MB: {
    default: '1024',
    description:
      'Megabytes of memory for reading or writing one GEDCOM file, PDF report of a tree or export of clippings; what needs more is refused. A file of 140,000 people needs some 300, a report of 10,000 some 500.',
    parse: parseCount,
  },
  PAYMENT_PROVIDER: {
    default: null,
    description:
      'Who takes payments: `stripe`, `invoice` (bank transfer), `none`, or `sandbox` (no money moves; not in production). Unset: `sandbox` in demo mode, `none` in production. See Payments.',
    parse: oneOf(PROVIDERS),
  },
  APP_URL: {
    default: null,
    description: 'Address that opens your app, or its page in a store. Unset: the homepage of this site.',
    parse: (text) => parseUrl(['https:'], 'an https:// address')(text).href,
  },
  PARTNER_PLAN_GROUP: {
    default: 'partner',
    description:
      'Plan group of your partner organisation: its members cannot change their plan here, only buy single records.',
    parse: (text) => text,
  },
  AFFILIATE_POSTBACK_URL: {
    default: null,
    description:
      'https address to which first payments of members who came through a partner’s link are reported as JSON, with their refunds and disputes. It may hold a key. Only with consent. Unset: nothing is reported.',
    parse: (text) => parseUrl(['https:'], 'an https:// address')(text).href,
  },
  CREDIT_MONTHS: {
    default: null,
    description:
      'Months, 6 to 120, after which credits expire that are bought from now on. We email members 30 and 7 days before, and they can keep them for 90 days more. Unset: credits never expire, also those sold before.',
    parse: parseMonths,
  },
  PAYMENT_PAYPAL: {
    default: 'off',
    description: '`on` offers PayPal beside cards. With Stripe, switch it on in your Stripe account first.',
    parse: oneOf(SWITCH),
  },
  PAYMENT_SITE: {
    default: null,
    description:
      'What this site calls itself at the payment provider, where several sites share an account. Unset: the host of PUBLIC_URL. Set it before you change that address.',
    parse: parseProject,
  },
  STRIPE_SECRET_KEY: {
    default: null,
    description: 'Your secret or restricted key at Stripe. Demo mode takes keys for tests only.',
    parse: parseStripeKey,
  },
  STRIPE_WEBHOOK_SECRET: {
    default: null,
    description: 'Signing secret of the webhook endpoint at Stripe; two, separated by a comma, while you replace one.',
    parse: parseWebhookSecrets,
  },
  SANDBOX_PROCESSOR_URL: {
    default: null,
    description: 'Address of a sandbox processor that runs as a process of its own. Unset: the one in this site.',
    parse: (text: string) => parseProcessor(text).href.replace(/\/$/u, ''),
  },
  SITE_TIME_ZONE: {
    default: 'Europe/London',
    description: 'The time zone in which the days of subscriptions are counted.',
    parse: parseTimeZone,
  },
  SELLER_COUNTRY: {
    default: 'GB',
    description:
      'Country of the seller, two letters: whose tax and consumer rules hold where a buyer states no country.',
    parse: parseCountry,
  },
  COUNTRY_RULE: {
    default: 'stated',
    description:
      'Where a buyer belongs when the country they state and that of their card differ: `stated` or `card`. See Payments.',
    parse: oneOf(COUNTRY_RULES),
  },
  SELLER_NAME: { default: 'Muniment', description: 'Name of the seller, as invoices give it.', parse: parseSellerName },
  SELLER_ADDRESS: {
    default: null,
    description: 'Address of the seller on invoices, its lines separated by commas.',
    parse: parseSellerAddress,
  },
  SELLER_TAX_NUMBER: {
    default: null,
    description:
      'The seller’s VAT number. Unset: no tax is charged, and invoices say so; demo mode uses a fictional number.',
    parse: parseTaxNumber,
  },
  INVOICE_TRUST_DAYS: {
    default: '0',
    description:
      'Days, 0 to 60, for which a first subscription that is paid by bank transfer opens at once, before the money has arrived. `0`: it opens when you confirm the transfer.',
    parse: parseTrustDays,
  },
  STAFF_REFUND_LIMIT: {
    default: '5000',
    description:
      'What one member of staff may give back of a payment, or give in credits or days at once, in pence or cents; more waits for a second person. `0`: all of it.',
    parse: parseRefundLimit,
  },
  STAFF_DAY_LIMIT: {
    default: '20000',
    description:
      'What one member of staff may give away alone within 24 hours, in pence or cents: refunds, credits and days together. More waits for a second person. `0`: all of it.',
    parse: parseRefundLimit,
  },
  TRANSFER_PAYEE: {
    default: null,
    description: 'Holder of the account that members transfer money to. Needed with `invoice`.',
    parse: parsePayee,
  },
  TRANSFER_ACCOUNT: {
    default: null,
    description:
      'That account as banks write it: an IBAN, or a sort code and an account number. Needed with `invoice`.',
    parse: parseAccount,
  },
  TRANSFER_BIC: { default: null, description: 'The bank’s BIC, where payers need it.', parse: parseBic },
  APPLE_BUNDLE_ID: {
    default: null,
    description: 'Bundle id of your app in Apple’s App Store, where it sells subscriptions. See App stores.',
    parse: parseApp,
  },
  APPLE_ROOT_CERTIFICATES: {
    default: null,
    description:
      'Files of Apple’s root certificates, separated by commas. Needed with the bundle id. A relative path starts at the project’s folder.',
    parse: parseFiles,
  },
  GOOGLE_PLAY_PACKAGE: {
    default: null,
    description: 'Package name of your app in Google Play, where it sells subscriptions. See App stores.',
    parse: parseApp,
  },
  GOOGLE_PLAY_CREDENTIALS: {
    default: null,
    description:
      'File with the JSON key of a Google service account that may see your app’s orders. Needed with the package. A relative path starts at the project’s folder.',
    parse: String,
  },
  GOOGLE_PLAY_PUSH_ACCOUNT: {
    default: null,
    description:
      'Email address of the service account with which Cloud Pub/Sub signs its pushes. Needed with the package.',
    parse: parseMailbox,
  },
  GOOGLE_PLAY_PUSH_AUDIENCE: {
    default: null,
    description: 'Audience of these pushes. Unset: the address they go to, `PUBLIC_URL/api/app-store-notices/google`.',
    parse: String,
  },
  APP_PRODUCTS: {
    default: null,
    description:
      'Which plan a product in an app store is, separated by commas: `apple:PRODUCT=PLAN`, `google:PRODUCT:BASE-PLAN=PLAN`. Needed with an app store.',
    parse: parseProducts,
  },
  FIRST_CONTENT: {
    default: 'on',
    description:
      '`on`: documents of public pages carry what a visitor sees first, drawn by a thread of the server; `off`: browsers draw everything.',
    parse: oneOf(SWITCHES),
  },
  SERVICE_WORKER: {
    default: 'on',
    description:
      '`on`: browsers keep the site’s code, so that it opens faster and without a connection; `off`: they remove what they kept. See Service worker.',
    parse: oneOf(SWITCHES),
  },
  MESSAGING: {
    default: null,
    description:
      '`on` lets members write to each other, `off` does not. Unset: `on` in demo mode, `off` in production. See Messages between members.',
    parse: oneOf(SWITCHES),
  },
  MAP_LAYERS: {
    default: null,
    description: 'Scanned historical maps on other servers, as a JSON list. See Historical maps.',
    parse: parseMapLayers,
  },
} as const satisfies Record<string, SettingDefinition<unknown>>;
