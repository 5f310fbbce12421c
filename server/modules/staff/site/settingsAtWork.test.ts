import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { openLiveSettings, readTimeZone } from '#server/platform/flags/createLiveSettings.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const CHANGE =
  'mutation Change($revision: Int!, $values: [SiteSettingInput!]!) { changeSiteSettings(revision: $revision, values: $values) { problems { name message } } }';
const UNDO = 'mutation Undo($id: ID!) { undoSiteSetting(id: $id) }';
const LOOK = 'query Look { siteSettings { revision settings { name value otherwise isSetOutside } } }';

interface Looked {
  siteSettings: {
    revision: number;
    settings: { name: string; value: string; otherwise: string; isSetOutside: boolean }[];
  };
}

let site: TestApp;
let staff: { memberId: number; isInternal: true };
beforeAll(async () => {
  site = await startTestApp();
  const made = await createMember(site.db, {
    email: 'staff@example.com',
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
    kind: 'internal',
  });
  staff = { memberId: made!.id, isInternal: true };
}, 60_000);
afterAll(() => site.close());

const look = async (at = site) => (await at.ask<Looked>(LOOK, {}, staff)).data!.siteSettings;
/** Sets one setting to what staff type. @returns what is wrong with it, or the code of a refusal */
async function change(name: string, value: string, at = site) {
  const { revision } = await look(at);
  const { data, errors } = await at.ask<{ changeSiteSettings: { problems: { message: string }[] } }>(
    CHANGE,
    { revision, values: [{ name, value }] },
    staff,
  );
  return data?.changeSiteSettings.problems.map(({ message }) => message) ?? errors?.[0]?.extensions.code;
}
const undoNewest = async () => site.ask(UNDO, { id: String((await look()).revision) }, staff);

describe('historical maps', () => {
  const MAPS = JSON.stringify([
    {
      name: 'Six-inch survey',
      year: 1888,
      tiles: 'https://tiles.example.org/{z}/{x}/{y}.png',
      attribution: 'A library',
    },
  ]);
  const page = async () => {
    const { headers, body } = await site.app.inject({
      url: '/',
      headers: { accept: 'text/html', host: 'localhost:3000' },
    });
    return {
      policy: String(headers['content-security-policy']),
      boot: /id="site-boot">(.*?)<\/script>/u.exec(body)?.[1],
    };
  };

  it('that staff list are in every page at once, and their server alone may be asked', async () => {
    expect(await change('MAP_LAYERS', MAPS)).toEqual([]);
    const { policy, boot } = await page();
    expect(policy).toContain("connect-src 'self' https://tiles.example.org;");
    expect(policy).toContain("script-src 'self';");
    expect(JSON.parse(boot ?? '')).toMatchObject({ mapLayers: [{ name: 'Six-inch survey', year: 1888, maxZoom: 15 }] });
    await undoNewest();
    expect((await page()).policy).not.toContain('tiles.example.org');
    expect((await page()).boot).not.toContain('mapLayers');
  });

  it.each([
    ['{}', 'Enter a list in JSON of historical maps.'],
    [
      '[{"name":"Six-inch survey","year":1888,"attribution":"A library"}]',
      'Enter a list in JSON of historical maps; number 1 has no "tiles".',
    ],
    [
      MAPS.replace('https', 'javascript'),
      'Enter a list in JSON of historical maps; number 1 needs "tiles" at an https address.',
    ],
  ])('are not %j', async (text, problem) => {
    expect(await change('MAP_LAYERS', text)).toEqual([problem]);
    expect((await page()).boot).not.toContain('mapLayers');
  });
});

describe('the English of the site', () => {
  const languageAt = async ({ app }: TestApp) =>
    /<html[^>]* lang="([^"]+)"/u.exec(
      (await app.inject({ url: '/', headers: { accept: 'text/html', host: 'localhost:3000' } })).body,
    )?.[1];

  it('is what staff set from the next start on, and until then what it was', async () => {
    expect(await change('SITE_LOCALE', 'en_IE')).toEqual([]);
    expect(await languageAt(site)).toBe('en-GB');
    const next = await startTestApp({ db: site.db });
    expect(await languageAt(next)).toBe('en-IE');
    expect((await look(next)).settings.find(({ name }) => name === 'SITE_LOCALE')).toEqual({
      name: 'SITE_LOCALE',
      value: 'en_IE',
      otherwise: 'en_GB',
      isSetOutside: false,
    });
    await next.app.close();
    await undoNewest();
  });

  it.each(['fr_FR', 'en', 'en_gb'])('is not %j', async (text) => {
    expect(await change('SITE_LOCALE', text)).toEqual(['Enter one of en_GB, en_US, en_AU, en_IE.']);
  });
});

describe('where the days of subscriptions are counted', () => {
  it('is as staff set it: for commands at once, for the site from the next start on', async () => {
    const outside = readSettings({});
    expect(await change('SITE_TIME_ZONE', 'Australia/Perth')).toEqual([]);
    expect(await readTimeZone(site.db, outside)).toBe('Australia/Perth');
    expect((await openLiveSettings(site.db, outside)).settings.siteTimeZone).toBe('Australia/Perth');
    await undoNewest();
    expect(await readTimeZone(site.db, outside)).toBe('Europe/London');
    expect((await openLiveSettings(site.db, outside)).settings.siteTimeZone).toBe('Europe/London');
  });

  it.each(['Wexcombe', '+01:00', 'Europe/'])('is not %j', async (text) => {
    expect(await change('SITE_TIME_ZONE', text)).toEqual(['Enter a time zone such as Europe/London.']);
  });
});

describe('messages between members', () => {
  const unread = async () =>
    (
      await site.ask(
        'query U { unreadMessages { __typename } }',
        {},
        { memberId: staff.memberId, grants: ['private-messaging'] },
      )
    ).errors?.[0]?.extensions.code;
  const page = async () =>
    (await site.app.inject({ url: '/', headers: { accept: 'text/html', host: 'localhost:3000' } })).body;

  it('end and go on as staff switch them', async () => {
    expect(await unread()).toBeUndefined();
    expect(await page()).toContain('"hasMessaging":true');
    expect(await change('MESSAGING', 'off')).toEqual([]);
    expect(await unread()).toBe('MESSAGING_OFF');
    expect(await page()).not.toContain('hasMessaging');
    await undoNewest();
    expect(await unread()).toBeUndefined();
  });

  it.each(['yes', 'ON', 'true'])('are not %j', async (text) => {
    expect(await change('MESSAGING', text)).toEqual(['Enter one of on, off.']);
    expect(await unread()).toBeUndefined();
  });
});

describe('how many newspaper pages are read in the background', () => {
  const threads = async () =>
    (await site.ask<{ newspaperReading: { threads: number } }>('query R { newspaperReading { threads } }', {}, staff))
      .data?.newspaperReading.threads;

  it('is what staff set', async () => {
    expect(await threads()).toBe(0);
    expect(await change('OCR_THREADS', '2')).toEqual([]);
    expect(await threads()).toBe(2);
    await undoNewest();
    expect(await threads()).toBe(0);
  });

  it('is not more than a server can bear', async () => {
    expect(await change('OCR_THREADS', '1000')).toEqual(['Enter a whole number from 0 to 16.']);
    expect(await threads()).toBe(0);
  });
});

describe('from where pages are copied', () => {
  const hosts = async () =>
    (await site.ask<{ bookHosts: string[] }>('query H { bookHosts }', {}, staff)).data?.bookHosts;

  it('is what staff set', async () => {
    expect(await hosts()).toEqual([]);
    expect(await change('MANIFEST_HOSTS', 'iiif.example.org, Pages.Example.com')).toEqual([]);
    expect(await hosts()).toEqual(['iiif.example.org', 'pages.example.com']);
    await undoNewest();
    expect(await hosts()).toEqual([]);
  });

  it.each([
    ['https://iiif.example.org', 'Enter a host name such as partner.example.org, without protocol and port.'],
    ['iiif.example.org:8443', 'Enter a host name such as partner.example.org, without protocol and port.'],
    ['a.example,'.repeat(300), 'Enter hosts with 2,000 characters at most.'],
  ])('is not %j', async (text, words) => {
    expect(await change('MANIFEST_HOSTS', text)).toEqual([words]);
    expect(await hosts()).toEqual([]);
  });
});

describe('how much may be searched', () => {
  const search = async () =>
    (await site.ask('query A { articleSuggestions(prefix: "ma") }')).errors?.[0]?.extensions.code;

  it('is what staff set, from the next search on, with what was searched before', async () => {
    expect((await look()).settings.find(({ name }) => name === 'SEARCH_LIMIT')).toEqual({
      name: 'SEARCH_LIMIT',
      value: '',
      otherwise: '900',
      isSetOutside: false,
    });
    expect(await search()).toBeUndefined();
    expect(await change('SEARCH_LIMIT', '2')).toEqual([]);
    expect(await search()).toBe('RATE_LIMITED');
    expect(await change('SEARCH_LIMIT', '0')).toEqual([]);
    expect(await search()).toBeUndefined();
    await undoNewest();
    expect(await search()).toBe('RATE_LIMITED');
    await undoNewest();
    expect(await search()).toBeUndefined();
  });

  it.each(['many', '-1', '1.5', '1e3', '9999999999'])('is not %j', async (text) => {
    expect(await change('SEARCH_LIMIT', text)).toEqual(['Enter a whole number from 0.']);
  });
});
