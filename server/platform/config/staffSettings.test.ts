import { STAFF_SETTINGS } from '#domain/kernel/site/staffSettings.ts';

import { readSettings } from './readSettings.ts';
import { siteIdentityOf } from './siteIdentityOf.ts';
import { staffSettingProblem, withStored } from './staffSettings.ts';

const MAP = {
  name: 'Six-inch survey',
  year: 1888,
  tiles: 'https://tiles.example.org/{z}/{x}/{y}.png',
  attribution: 'Example Library',
};

const STORED = new Map([
  ['SITE_NAME', 'Wexcombe FHS'],
  ['SITE_SHORT_NAME', 'Wexcombe'],
  ['SITE_ACCENT', '#1F6F54'],
  ['SITE_LOGO', `${'a'.repeat(32)}-64x64.svg`],
  ['SUPPORT_EMAIL', 'help@example.org'],
  ['OPERATOR_NAME', 'Wexcombe Society'],
  ['OPERATOR_ADDRESS', 'The Vestry, Wexcombe'],
  ['OPERATOR_REGISTRATION', 'Registered charity 1'],
  ['TERMS_DATE', '2026-05-03'],
  ['SELLER_NAME', 'Wexcombe Sales'],
  ['SELLER_ADDRESS', '1 High Street, Wexcombe'],
  ['SEARCH_LIMIT', '60'],
  ['OCR_THREADS', '2'],
  ['MAP_LAYERS', JSON.stringify([MAP])],
  ['MANIFEST_HOSTS', 'iiif.example.org, Pages.Example.com'],
  ['MESSAGING', 'off'],
  ['SITE_LOCALE', 'en_IE'],
  ['SITE_TIME_ZONE', 'australia/perth'],
]);

it('what staff set holds where the environment says nothing', () => {
  const settings = withStored(readSettings({}), STORED);
  expect(siteIdentityOf(settings)).toEqual({
    name: 'Wexcombe FHS',
    shortName: 'Wexcombe',
    accent: '#1f6f54',
    logo: `${'a'.repeat(32)}-64x64.svg`,
    supportEmail: 'help@example.org',
  });
  expect(settings.operator).toEqual({
    name: 'Wexcombe Society',
    address: 'The Vestry\nWexcombe',
    registration: 'Registered charity 1',
  });
  expect(settings).toMatchObject({
    termsDate: '2026-05-03',
    sellerName: 'Wexcombe Sales',
    sellerAddress: '1 High Street\nWexcombe',
    searchLimit: 60,
    ocrThreads: 2,
    mapLayers: [{ ...MAP, bounds: null, maxZoom: 15 }],
    manifestHosts: ['iiif.example.org', 'pages.example.com'],
    isMessagingOn: false,
    locale: 'en_IE',
    siteTimeZone: 'Australia/Perth',
  });
});

it('the operator is the seller where nothing else is set', () => {
  const stored = new Map([['SELLER_NAME', 'Wexcombe Sales']]);
  expect(withStored(readSettings({}), stored).operator.name).toBe('Wexcombe Sales');
  expect(withStored(readSettings({ OPERATOR_NAME: 'The Society' }), stored).operator.name).toBe('The Society');
});

it('what the environment sets wins', () => {
  const fitting: Record<string, string> = {
    SUPPORT_EMAIL: 'us@example.org',
    SITE_ACCENT: '#000000',
    TERMS_DATE: '2026-01-01',
    SITE_LOGO: `${'0'.repeat(32)}-64x64.svg`,
    SEARCH_LIMIT: '900',
    OCR_THREADS: '32',
    MESSAGING: 'on',
    MANIFEST_HOSTS: 'iiif.example.net',
    SITE_LOCALE: 'en_AU',
    SITE_TIME_ZONE: 'Europe/Dublin',
    MAP_LAYERS: JSON.stringify([{ ...MAP, year: 1937 }]),
  };
  const env = Object.fromEntries(STAFF_SETTINGS.map((name) => [name, fitting[name] ?? name]));
  const settings = readSettings(env);
  expect(withStored(settings, STORED)).toEqual(settings);
});

it('what is not to be set in the browser, or does not fit any more, changes nothing', () => {
  const settings = readSettings({});
  expect(
    withStored(
      settings,
      new Map([
        ['MUNIMENT_SECRET', 'guessed'],
        ['PUBLIC_URL', 'https://evil.example'],
        ['SITE_NAME', 'x'.repeat(81)],
      ]),
    ),
  ).toEqual(settings);
});

it.each([
  ['SITE_NAME', 'Wexcombe FHS', null],
  ['SITE_NAME', '', null],
  ['SITE_NAME', '"><script>alert(1)</script>', null],
  ['SITE_NAME', 'x'.repeat(81), 'Enter a line of at most 80 characters.'],
  ['SITE_NAME', 'Wex\u202ecombe', 'Enter a line of at most 80 characters.'],
  ['SUPPORT_EMAIL', 'us', 'Enter an email address.'],
  ['SEARCH_LIMIT', '0', null],
  ['SEARCH_LIMIT', '60', null],
  ['SEARCH_LIMIT', '-1', 'Enter a whole number from 0.'],
  ['SEARCH_LIMIT', 'many', 'Enter a whole number from 0.'],
  ['MAP_LAYERS', JSON.stringify([MAP]), null],
  ['MAP_LAYERS', 'tiles', 'Enter a list in JSON of historical maps.'],
  ['MAP_LAYERS', JSON.stringify(Array(20).fill(MAP)), 'Enter maps with 2,000 characters at most.'],
  [
    'MAP_LAYERS',
    JSON.stringify([{ ...MAP, tiles: 'http://tiles.example.org/{z}/{x}/{y}.png' }]),
    'Enter a list in JSON of historical maps; number 1 needs "tiles" at an https address.',
  ],
  ['SITE_TIME_ZONE', 'Europe/Dublin', null],
  ['SITE_TIME_ZONE', 'Wexcombe', 'Enter a time zone such as Europe/London.'],
  ['SITE_TIME_ZONE', '+01:00', 'Enter a time zone such as Europe/London.'],
  ['SITE_LOCALE', 'en_US', null],
  ['SITE_LOCALE', 'fr_FR', 'Enter one of en_GB, en_US, en_AU, en_IE.'],
  ['MESSAGING', 'on', null],
  ['MESSAGING', 'off', null],
  ['MESSAGING', 'yes', 'Enter one of on, off.'],
  ['OCR_THREADS', '0', null],
  ['OCR_THREADS', '16', null],
  ['OCR_THREADS', '17', 'Enter a whole number from 0 to 16.'],
  ['OCR_THREADS', 'two', 'Enter a whole number from 0 to 16.'],
] as const)('%s may be %j: %j', (name, text, problem) => expect(staffSettingProblem(name, text)).toBe(problem));
