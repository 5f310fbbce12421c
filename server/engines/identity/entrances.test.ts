import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '#server/platform/config/projectRoot.ts';

const filesOf = (folder: string) =>
  readdirSync(path.join(projectRoot(), folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({
      file: file.replaceAll(path.sep, '/'),
      text: readFileSync(path.join(projectRoot(), folder, file), 'utf8'),
    }));
const FILES = [...filesOf('server'), ...filesOf('tools/sandbox-processor')];

const ROUTE = /\b(?:app|scope|instance)\.(?:get|post|put|delete|patch|head|options|all|route)(?:<[^(]*>)?\(/u;
/** What leads to the one door (createAdmission.ts). */
const DOOR = /\b(?:viewerOf|onlookerOf|onlooker|sessionOf|admit|admitsTicket|endShownSessions)\b/u;

/** Entrances that let in everyone, each with its reason. */
const OPEN: Readonly<Record<string, string>> = {
  'platform/http/createApp.ts': 'pages as documents: what is in them is asked through isFound, which asks viewerOf',
  'modules/staff/site/logo/logoRoutes.ts': 'the logo at the head of every page, under a name that its bytes give',
  'platform/http/brandRoutes.ts': 'colours that follow from their address',
  'platform/http/siteManifest.ts': 'the site’s name and icons, for a telephone’s screen',
  'platform/http/codeFiles.ts': 'files of the site’s own code, of this release and those before it',
  'platform/http/errorReports.ts': 'reports of faults, without an account',
  'platform/http/registerHealth.ts': 'health and numbers of the site',
  'platform/http/serviceWorker.ts': 'the script that keeps the site’s files in a browser, and a shell without a reader',
  'platform/measuring/registerMeasuring.ts': 'measuring, without an account',
  'start/graphql/registerGraphql.ts': 'hands on to createGraphql.ts, which asks viewerOf before any resolver',
  'engines/identity/routes/oidcRoutes.ts':
    'the provider itself: every token and cookie it reads comes from oidcAdapter.ts',
  'engines/identity/routes/interactionRoutes.ts': 'a sign-in under way, known by the cookie that the provider checks',
  'engines/identity/routes/secondStepRoutes.ts': 'a sign-in under way, known by the cookie that the provider checks',
  'engines/identity/saml/samlRoutes.ts': 'a sign-in under way, known by the cookie that the provider checks',
  'engines/identity/upstream/socialRoutes.ts': 'a sign-in under way, known by the cookie that the provider checks',
  'engines/identity/saml/demo/demoRoutes.ts': 'a library of the demonstration, not there in production',
  'engines/identity/routes/recoveryRoutes.ts':
    'for who cannot sign in: links of mails, which open nothing but a new password',
  'engines/identity/routes/silentPage.ts': 'a page without content',
  'engines/identity/routes/submitScript.ts': 'a script',
  'engines/content/registerContentPictures.ts': 'pictures of published texts',
  'engines/payment/invoice/registerTransferPages.ts':
    'bank details at an address with a random id, known only to the person who was sent there: it opens without an account, and names no one',
  'control/registerControl.ts':
    'the sandbox of payments, which is another company to the site and has none of its accounts; not there in production',
  'pages/registerPages.ts': 'the sandbox of payments; not there in production',
  'wire/registerWire.ts': 'the sandbox of payments, which asks for the key of its dialect; not there in production',
  'modules/account/mail-preferences/unsubscribeRoute.ts':
    'the button of mail programs: the token of the link changes what mail is sent and shows nothing',
  'modules/billing/payments/webhookRoutes.ts': 'notices of the payment processor, known by its signature',
  'modules/billing/app-stores/registerAppStores.ts': 'notices of app stores, known by their signatures',
  'modules/help/articles/registerHelpRedirects.ts': 'leads old addresses of the help on',
  'modules/records/core/registerSetRedirects.ts': 'leads earlier addresses of a record set on',
  'modules/messages/in-app/registerInApp.ts':
    'a token of ten minutes that a signed-in member was given, good for messages in the browser only',
  'modules/account/mail-preferences/preferenceRoutes.ts':
    'links of mails, which change what mail is sent and show nothing',
  'modules/trees/anniversaries/calendarRoutes.ts':
    'calendars at secret addresses, asked for by programs without a session: no one living or private is in them',
  'modules/account/profile/pictures/pictureRoutes.ts': 'addresses that only readers of the profile are told',
};

const entrances = FILES.filter(({ text }) => ROUTE.test(text));

describe('every entrance of the server', () => {
  it('is found by this test', () => {
    expect(entrances.length).toBeGreaterThan(20);
    expect(entrances.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'engines/images/http/imageRoutes.ts',
        'modules/trees/gedcom/uploadRoutes.ts',
        'modules/account/personal-data/exportRoutes.ts',
        'engines/identity/routes/viewerRoutes.ts',
      ]),
    );
    for (const file of Object.keys(OPEN)) expect(entrances.map((entrance) => entrance.file)).toContain(file);
  });

  it.each(entrances.filter(({ file }) => !(file in OPEN)).map(({ file, text }) => [file, text]))(
    '%s leads through the one door',
    (_file, text) => {
      expect(DOOR.test(text)).toBe(true);
    },
  );
});

describe('what the provider remembers', () => {
  const readers = (pattern: RegExp) =>
    FILES.filter(({ text }) => pattern.test(text))
      .map(({ file }) => file)
      .sort();

  it('is turned into a reader at the door only', () => {
    expect(readers(/\b(?:AccessToken|RefreshToken|AuthorizationCode)\.find/u)).toEqual([
      'engines/identity/createAdmission.ts',
    ]);
    expect(readers(/\bSession\.(?:find|get|findByUid)\(/u)).toEqual([
      'engines/identity/createAdmission.ts',
      'engines/identity/sessions/readerSession.ts',
    ]);
  });

  it('is read by the adapter under one condition: key, mode, account and ending', () => {
    const adapter = FILES.find(({ file }) => file === 'engines/identity/provider/oidcAdapter.ts')?.text ?? '';
    const selects = [...adapter.matchAll(/SELECT \$\{COLUMNS\}[^`]*`/gu)].map(([select]) => select);
    expect(selects).toHaveLength(2);
    for (const select of selects) expect(select).toContain('${ALIVE}');
  });
});

describe('tickets of addresses', () => {
  it('are bound to the session they are given out in, wherever one is given out', () => {
    const issuing = FILES.filter(
      ({ file, text }) => /\b(?:issue\w*Ticket|openImport)\(/u.test(text) && file.endsWith('resolvers.ts'),
    );
    expect(issuing.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'modules/account/security/resolvers.ts',
        'modules/trees/gedcom/resolvers.ts',
        'modules/trees/person/media/resolvers.ts',
        'modules/trees/reports/resolvers.ts',
      ]),
    );
    for (const { text } of issuing) expect(text).toContain('bindToSession(');
  });
});
