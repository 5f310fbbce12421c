import { readSettings } from '../readSettings.ts';
import { siteIdentityOf } from '../siteIdentityOf.ts';
import { isStaffSetting } from '../staffSettings.ts';
import { ALL_SETTINGS, ENTRIES, SECTIONS } from './allSettings.ts';
import type { Environment } from './setting.ts';

const refusalOf = (env: Environment): string | null => {
  try {
    readSettings(env);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

/** Settings that take any text. */
const FREE = [
  'HOST',
  'DATA_DIR',
  'MUNIMENT_SECRET',
  'MUNIMENT_OLD_SECRET',
  'FLAG_PROVIDER',
  'OPENSEARCH_USERNAME',
  'OPENSEARCH_PASSWORD',
  'OPENSEARCH_CA',
  'ASSISTANT_KEY',
  'OCR_COMMAND',
  'JP2_COMMAND',
  'BACKUP_DIR',
  'CONTENT_DIR',
  'SOCIAL_CLIENT_ID',
  'SOCIAL_CLIENT_SECRET',
  'SOCIAL_NAME',
  'PARTNER_PLAN_GROUP',
  'APPLE_ROOT_CERTIFICATES',
  'GOOGLE_PLAY_CREDENTIALS',
  'GOOGLE_PLAY_PUSH_AUDIENCE',
];

const SITE = 'an address such as https://records.example.org';
const POSTGRES = 'an address such as postgres://user:password@host:5432/muniment';
const NODES = 'addresses such as https://search-1.example.org:9200, separated by commas';
const COUNT = 'a whole number from 0';
const SECONDS = 'a whole number from 0 to 300';
const SHARDS = 'a number of shards from 1 to 999';
const MONEY = 'a whole number of pence or cents, such as 5000';
const NETWORKS = 'IP addresses or ranges such as 10.0.0.0/8, separated by commas';
const HOST_NAME = 'a host name such as partner.example.org, without protocol and port';
const LINES = 'at most 8 short lines, separated by commas';
const SCRIPT = 'the address of a script, such as https://survey.example.org/client.js';
const PROJECT = 'letters, digits, dots, dashes and underscores';
const SIGNING = 'signing secrets such as whsec_…, two at most, separated by commas';

/** What each setting says of a text that it does not take: `NAME must be …`. */
const REFUSALS: readonly (readonly [variable: string, text: string, expected: string])[] = [
  ['PORT', '65536', 'a port number from 0 (any free port) to 65535'],
  ['PUBLIC_URL', 'ftp://x', SITE],
  ['MUNIMENT_MODE', 'prod', 'one of demo, production'],
  ['SAMPLE_DATA', 'x', 'one of county, none'],
  ['SITE_NAME', 'Wexcombe\u202eFHS', 'a line of at most 80 characters'],
  ['SITE_SHORT_NAME', 'The whole name of a society', 'a line of at most 24 characters'],
  ['SITE_ACCENT', 'green', 'a colour such as #1f6f54'],
  ['SITE_LOGO', '../logo.svg', 'the name of a logo that /internal/site has made'],
  ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
  ['SITE_LOCALE', 'fr', 'one of en_GB, en_US, en_AU, en_IE'],
  ['LOGGED_IN_HOME', 'x', 'one of member, sha-dashboard'],
  ['SUPPORT_EMAIL', 'us', 'an email address'],
  ['MESSAGING', 'yes', 'one of on, off'],
  ['FIRST_CONTENT', 'ON', 'one of on, off'],
  ['SERVICE_WORKER', '1', 'one of on, off'],
  ['DATABASE_URL', 'mysql://x', POSTGRES],
  ['DATABASE_STANDBY_URLS', 'postgres://a mysql://b', POSTGRES],
  ['DATABASE_READ_URLS', 'x', POSTGRES],
  ['DATABASE_DIRECT_URL', 'x', POSTGRES],
  ['DATABASE_PREPARED', 'no', 'one of on, off'],
  ['STATEMENT_SECONDS', '301', SECONDS],
  ['SEARCH_ENGINE', 'x', 'one of columnar, opensearch'],
  [
    'SEARCH_ENGINE',
    'sql',
    'columnar (in memory), or opensearch (a cluster) where one machine is too small: the sql engine was removed',
  ],
  ['OPENSEARCH_URL', ',', NODES],
  ['OPENSEARCH_PREFIX', 'A', 'small letters and digits, such as muniment'],
  ['OPENSEARCH_SHARDS', '0', SHARDS],
  ['OPENSEARCH_ARTICLE_SHARDS', '1000', SHARDS],
  ['OPENSEARCH_REPLICAS', '-1', COUNT],
  ['SEARCH_LIMIT', '1.5', COUNT],
  ['ASSISTANT_URL', 'x', 'the base address of an interface like OpenAI’s, such as https://api.example.org/v1'],
  ['ASSISTANT_MODEL', 'a b', 'the name of a model, such as small-1'],
  ['FILE_STORE', 'ftp', 'one of folder, s3'],
  ['S3_BUCKET', 'a/b', 'a name of 3 to 63 small letters, digits, dots and hyphens'],
  ['S3_ENDPOINT', 'x', 'an http:// or https:// address'],
  ['S3_REGION', 'EU WEST', 'a region such as eu-west-2'],
  ['S3_PREFIX', 'muniment', 'a path that ends with a slash, such as muniment/'],
  ['S3_COPIES_MB', 'x', COUNT],
  ['IMAGE_CACHE_MB', '1000000000', COUNT],
  ['OCR_THREADS', 'x', COUNT],
  ['EXPORT_RECIPIENTS', 'age1', 'public keys of age, each starting with age1'],
  ['EXPORT_PASSPHRASE', 'nineteen characters', 'at least 20 characters'],
  ['TRUSTED_PROXIES', '10.0.0.0/33', NETWORKS],
  ['INTERNAL_NETWORKS', '::1/129', NETWORKS],
  ['HSTS_SUBDOMAINS', 'yes', 'one of on, off'],
  ['SHA_DOMAIN', 'https://archive.example', HOST_NAME],
  ['LEGACY_ORIGIN', 'old.example.org', SITE],
  ['LEGACY_PATHS', '/old,//old', 'paths such as /old-site, separated by commas'],
  ['RETURN_HOSTS', 'a.example.org:80', HOST_NAME],
  ['APP_ORIGINS', 'http://a.example', 'https addresses such as https://app.example.org, separated by spaces'],
  ['IIIF_VIEWERS', 'x', SITE],
  ['MANIFEST_HOSTS', 'a.example.org:80', HOST_NAME],
  ['MAP_LAYERS', '{}', 'a list in JSON of historical maps'],
  ['SURVEY_SCRIPT_URL', 'x', SCRIPT],
  ['SURVEY_PROJECT_ID', '">', PROJECT],
  ['RECORDING_SCRIPT_URL', 'x', SCRIPT],
  ['RECORDING_PROJECT_ID', 'a b', PROJECT],
  ['MEASURING_ORIGINS', 'https://a.example x', SITE],
  ['HELP_SOURCE', 'x', 'one of files, zendesk'],
  [
    'HELP_ZENDESK_URL',
    'https://a.zendesk.com/hc',
    'the https address of a help centre, such as https://archive.zendesk.com',
  ],
  ['HELP_ZENDESK_LOCALE', 'english', 'a locale such as en-gb'],
  ['OPERATOR_NAME', 'x'.repeat(121), 'a name of at most 120 characters'],
  ['OPERATOR_ADDRESS', '1,2,3,4,5,6,7,8,9', LINES],
  ['OPERATOR_REGISTRATION', '{x}', 'a line of at most 200 characters'],
  ['TERMS_DATE', '2026-02-30', 'a date such as 2026-01-31'],
  ['SMTP_URL', 'http://x', 'an address such as smtp://user:password@smtp.example.org:587'],
  ['MAIL_FROM', 'us', 'an address such as Family History <no-reply@example.org>'],
  [
    'SOCIAL_ISSUER',
    'http://a.example',
    'the https address of an OpenID provider, such as https://accounts.example.org',
  ],
  ['MEMBER_IDLE_DAYS', '0', 'a number of days from 1 to 365'],
  ['MEMBER_SESSION_DAYS', '366', 'a number of days from 1 to 365'],
  ['STAFF_IDLE_MINUTES', '14', 'a number of minutes from 15 to 1440'],
  ['STAFF_SESSION_HOURS', '169', 'a number of hours from 1 to 168'],
  ['PAYMENT_PROVIDER', 'paypal', 'one of sandbox, stripe, invoice, none'],
  ['PAYMENT_PAYPAL', 'yes', 'one of on, off'],
  ['PAYMENT_SITE', 'my site', PROJECT],
  ['STRIPE_SECRET_KEY', 'pk_live_0123456789ab', 'a secret or restricted key such as sk_live_…'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_short', SIGNING],
  ['SANDBOX_PROCESSOR_URL', 'ftp://x', 'an address such as http://127.0.0.1:4010'],
  ['TRANSFER_PAYEE', 'x'.repeat(71), 'a name of at most 70 characters'],
  ['TRANSFER_ACCOUNT', 'my account', 'an IBAN, or a sort code and an account number'],
  ['TRANSFER_BIC', 'bank', 'a BIC of 8 or 11 capital letters and digits'],
  ['INVOICE_TRUST_DAYS', '61', 'a number of days from 0 to 60'],
  ['CREDIT_MONTHS', '5', 'a number of months from 6 to 120'],
  ['STAFF_REFUND_LIMIT', '50.00', MONEY],
  ['STAFF_DAY_LIMIT', '-1', MONEY],
  ['AFFILIATE_POSTBACK_URL', 'http://a.example/?key=1', 'an https:// address'],
  ['APP_URL', 'app://x', 'an https:// address'],
  ['SELLER_NAME', 'x'.repeat(121), 'a name of at most 120 characters'],
  ['SELLER_ADDRESS', 'x'.repeat(81), LINES],
  ['SELLER_COUNTRY', 'gb', 'a country of two capital letters, such as GB'],
  ['SELLER_TAX_NUMBER', 'x', 'a tax number such as GB 123 4567 89'],
  ['COUNTRY_RULE', 'x', 'one of stated, card'],
  ['SITE_TIME_ZONE', 'Mars/X', 'a time zone such as Europe/London'],
  ['APPLE_BUNDLE_ID', 'archive', 'the id of an app, such as org.example.archive'],
  ['GOOGLE_PLAY_PACKAGE', 'archive', 'the id of an app, such as org.example.archive'],
  ['GOOGLE_PLAY_PUSH_ACCOUNT', 'us', 'an email address'],
  [
    'APP_PRODUCTS',
    'apple:x',
    'products with their plans, such as apple:org.example.yearly=everything-12, google:everything:yearly=everything-12',
  ],
  ['DISK_FREE_MB', 'x', COUNT],
  ['WATCHDOG_SECONDS', '9', 'a whole number from 10 to 600, or 0'],
  ['DRAIN_SECONDS', '-1', SECONDS],
  ['LIVING_YEARS', '89', 'a number of years from 90 to 130'],
  ['GEDCOM_MB', 'x', COUNT],
  ['GEDCOM_MEMORY_MB', 'x', COUNT],
];

const variables = ALL_SETTINGS.map(({ variable }) => variable);

it('a setting is stated once, and is read as well as described', () => {
  expect(new Set(variables).size).toBe(variables.length);
  expect(Object.keys(ENTRIES)).toEqual(Object.values(SECTIONS).flatMap((section) => Object.keys(section)));
});

it('every setting takes any text, or says what it must be', () =>
  expect([...FREE, ...new Set(REFUSALS.map(([variable]) => variable))].sort()).toEqual([...variables].sort()));

it.each(REFUSALS)('%s=%s is refused with what it must be, once, and the text is not repeated', (name, text, expected) =>
  expect(
    refusalOf({ [name]: text })
      ?.split('\n')
      .filter((line) => line.startsWith(`${name} must be `)),
  ).toEqual([`${name} must be ${expected}.`]),
);

it.each(ALL_SETTINGS.filter((setting) => setting.default !== null))(
  'the default of $variable is one that it takes',
  ({ variable, default: preset }) => {
    expect(refusalOf({ [variable]: preset ?? '' })).toBeNull();
    expect(readSettings({ [variable]: preset ?? '' })).toEqual({
      ...readSettings({}),
      ...(isStaffSetting(variable) && { setOutside: [variable] }),
    });
  },
);

it('the seller that is set is the operator where none is, the default one is not', () => {
  expect(readSettings({}).operator).toEqual({ name: null, address: null, registration: null });
  expect(readSettings({ SELLER_NAME: 'Muniment', SELLER_ADDRESS: 'One, Two' }).operator).toEqual({
    name: 'Muniment',
    address: 'One\nTwo',
    registration: null,
  });
  expect(readSettings({ SELLER_NAME: 'Seller', OPERATOR_NAME: 'Library' }).operator.name).toBe('Library');
});

it('the site is called as it is set', () => {
  expect(siteIdentityOf(readSettings({}))).toEqual({ name: 'Muniment', shortName: 'Muniment' });
  expect(siteIdentityOf(readSettings({ SITE_NAME: 'Wexcombe Family History Society' }))).toEqual({
    name: 'Wexcombe Family History Society',
    shortName: 'Wexcombe Family History Society',
  });
  expect(siteIdentityOf(readSettings({ SITE_NAME: 'Wexcombe FHS', SITE_SHORT_NAME: 'Wexcombe' })).shortName).toBe(
    'Wexcombe',
  );
});

it('sessions are counted in seconds', () =>
  expect(
    readSettings({ MEMBER_IDLE_DAYS: '1', STAFF_IDLE_MINUTES: '15', STAFF_SESSION_HOURS: '2' }).sessionLimits,
  ).toEqual({ members: { idle: 86_400, whole: 90 * 86_400 }, staff: { idle: 900, whole: 7_200 } }));

it.each([
  [{ SOCIAL_NAME: 'x' }, 'SOCIAL_ISSUER, SOCIAL_CLIENT_ID, SOCIAL_CLIENT_SECRET and SOCIAL_NAME must be set together.'],
  [{ ASSISTANT_MODEL: 'x' }, 'ASSISTANT_URL and ASSISTANT_MODEL must be set together.'],
  [{ APPLE_BUNDLE_ID: 'org.example' }, 'APPLE_BUNDLE_ID and APPLE_ROOT_CERTIFICATES must be set together.'],
  [
    { GOOGLE_PLAY_PACKAGE: 'org.example' },
    'GOOGLE_PLAY_PACKAGE, GOOGLE_PLAY_CREDENTIALS and GOOGLE_PLAY_PUSH_ACCOUNT must be set together.',
  ],
  [
    { APPLE_BUNDLE_ID: 'org.example', APPLE_ROOT_CERTIFICATES: 'a.pem' },
    'APP_PRODUCTS must be set with an app store: it says which plan a product is.',
  ],
  [{ SURVEY_SCRIPT_URL: 'https://a.example' }, 'SURVEY_PROJECT_ID must be set together with SURVEY_SCRIPT_URL.'],
  [{ HELP_SOURCE: 'zendesk' }, 'HELP_ZENDESK_URL must be set where HELP_SOURCE is zendesk.'],
  [{ FILE_STORE: 's3' }, 'S3_BUCKET must be set where FILE_STORE is s3.'],
  [{ SEARCH_ENGINE: 'opensearch' }, 'OPENSEARCH_URL must name a node of the cluster when SEARCH_ENGINE is opensearch.'],
  [
    { PAYMENT_PROVIDER: 'invoice', TRANSFER_PAYEE: 'x' },
    'TRANSFER_PAYEE and TRANSFER_ACCOUNT must be set with PAYMENT_PROVIDER=invoice.',
  ],
] as [Environment, string][])('%o go together with what they need', (env, sentence) =>
  expect(refusalOf(env)).toBe(sentence),
);
