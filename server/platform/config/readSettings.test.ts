import { randomBytes } from 'node:crypto';
import path from 'node:path';

import { projectRoot } from './projectRoot.ts';
import { readSettings } from './readSettings.ts';
import { DEMO_SECRET } from './secretProblem.ts';

const SECRET = randomBytes(48).toString('base64');
const production = { MUNIMENT_MODE: 'production', MUNIMENT_SECRET: SECRET, PUBLIC_URL: 'https://records.example.org' };
const messageOf = (env: Record<string, string>): string => {
  try {
    readSettings(env);
    return '';
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
};

describe('readSettings', () => {
  it('has a default for everything', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.join(projectRoot(), '.data'),
      databaseUrl: null,
      mode: 'demo',
      publicUrl: 'http://localhost:3000',
      isPublicUrlSet: false,
      logLevel: 'info',
      secret: DEMO_SECRET,
    });
  });

  it('takes an empty variable for an unset one', () =>
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toEqual(readSettings({})));

  it('takes the help from a help centre only with its address, over https or from this machine', () => {
    expect(
      readSettings({ HELP_SOURCE: 'zendesk', HELP_ZENDESK_URL: 'https://a.zendesk.com', HELP_ZENDESK_LOCALE: 'EN-ie' })
        .helpCentre,
    ).toEqual({ url: new URL('https://a.zendesk.com'), locale: 'en-ie' });
    expect(readSettings({ HELP_ZENDESK_URL: 'https://a.zendesk.com' }).helpCentre).toBeNull();
    expect(messageOf({ HELP_SOURCE: 'zendesk' })).toContain(
      'HELP_ZENDESK_URL must be set where HELP_SOURCE is zendesk.',
    );
    for (const url of ['http://a.zendesk.com', 'https://a.zendesk.com/hc', 'a.zendesk.com'])
      expect(messageOf({ HELP_SOURCE: 'zendesk', HELP_ZENDESK_URL: url })).toContain('HELP_ZENDESK_URL must be');
  });

  it('finds the cluster of the opensearch engine, whose certificate may be in the project’s folder', () => {
    const env = {
      SEARCH_ENGINE: 'opensearch',
      OPENSEARCH_URL: 'https://a.example.org:9200,https://b.example.org:9200',
      OPENSEARCH_CA: 'secrets/ca.pem',
      OPENSEARCH_ARTICLE_SHARDS: '4',
    };
    expect(readSettings(env).openSearch).toMatchObject({
      ca: path.join(projectRoot(), 'secrets/ca.pem'),
      shards: 1,
      articleShards: 4,
      replicas: 1,
    });
    expect(readSettings({ ...env, OPENSEARCH_CA: '/etc/ssl/ca.pem' }).openSearch?.ca).toBe('/etc/ssl/ca.pem');
    expect(readSettings({ ...env, SEARCH_ENGINE: '' }).openSearch).toBeNull();
    expect(messageOf({ SEARCH_ENGINE: 'opensearch' })).toContain('OPENSEARCH_URL must name a node');
    expect(messageOf({ ...env, OPENSEARCH_ARTICLE_SHARDS: '0' })).toContain('OPENSEARCH_ARTICLE_SHARDS must be');
  });

  it('keeps files in a folder, or in a bucket that has a name', () => {
    expect(readSettings({ S3_BUCKET: 'files' }).s3).toBeNull();
    expect(readSettings({ FILE_STORE: 's3', S3_BUCKET: 'files' }).s3).toEqual({
      bucket: 'files',
      endpoint: null,
      region: 'us-east-1',
      prefix: '',
      copyBytes: 2048 * 1024 ** 2,
    });
    expect(
      readSettings({
        FILE_STORE: 's3',
        S3_BUCKET: 'a.b-c',
        S3_ENDPOINT: 'https://s3.example.org/',
        S3_REGION: 'eu-west-2',
        S3_PREFIX: 'one/two/',
        S3_COPIES_MB: '1',
      }).s3,
    ).toEqual({
      bucket: 'a.b-c',
      endpoint: 'https://s3.example.org',
      region: 'eu-west-2',
      prefix: 'one/two/',
      copyBytes: 1024 ** 2,
    });
    expect(messageOf({ FILE_STORE: 's3' })).toContain('S3_BUCKET must be set where FILE_STORE is s3.');
  });

  it('reads what is set', () => {
    const env = {
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/muniment',
      DATABASE_URL: 'postgresql://u:p@db/site',
      PUBLIC_URL: 'https://records.example.org/',
      LOG_LEVEL: 'debug',
    };
    expect(readSettings(env)).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      dataDir: '/var/lib/muniment',
      databaseUrl: 'postgresql://u:p@db/site',
      publicUrl: 'https://records.example.org',
      isPublicUrlSet: true,
      logLevel: 'debug',
    });
  });

  it('reads the other sites that this one knows of', () => {
    expect(readSettings({}).addresses).toEqual({
      sisterDomain: null,
      legacyOrigin: null,
      legacyPaths: [],
      returnHosts: [],
    });
    const env = {
      SHA_DOMAIN: 'Archive.example',
      LEGACY_ORIGIN: 'https://old.example.org/',
      LEGACY_PATHS: '/old, /titan/',
      RETURN_HOSTS: 'Partner.example.org,shop.example.org',
    };
    expect(readSettings(env).addresses).toEqual({
      sisterDomain: 'archive.example',
      legacyOrigin: 'https://old.example.org',
      legacyPaths: ['/old', '/titan/'],
      returnHosts: ['partner.example.org', 'shop.example.org'],
    });
  });

  it('takes a script from elsewhere only together with its project', () => {
    const env = { SURVEY_SCRIPT_URL: 'https://survey.example.org/client.js', SURVEY_PROJECT_ID: 'ours' };
    expect(readSettings(env)).toMatchObject({
      survey: { scriptUrl: env.SURVEY_SCRIPT_URL, projectId: 'ours' },
      recording: null,
    });
    expect(messageOf({ RECORDING_SCRIPT_URL: 'https://recording.example.org/fs.js' })).toBe(
      'UserError: RECORDING_PROJECT_ID must be set together with RECORDING_SCRIPT_URL.',
    );
    expect(messageOf({ ...env, SURVEY_PROJECT_ID: '"><script>' })).toMatch(/^UserError: SURVEY_PROJECT_ID must be/);
  });

  it('names every bad setting at once, and repeats no secret', () => {
    const message = messageOf({ PORT: 'x', DATABASE_URL: 'http://u:hunter2@db' });
    expect(message.split('\n')).toHaveLength(2);
    expect(message).not.toContain('hunter2');
    expect(messageOf({ SEARCH_ENGINE: 'x' }).split('\n')).toHaveLength(1);
  });

  it('takes the four settings of a social provider together, and an https issuer as it is written', () => {
    const social = {
      SOCIAL_ISSUER: 'https://accounts.example.org',
      SOCIAL_CLIENT_ID: 'muniment',
      SOCIAL_CLIENT_SECRET: 'hunter2',
      SOCIAL_NAME: 'Friendbook',
    };
    expect(readSettings(social).social).toEqual({
      issuer: 'https://accounts.example.org',
      clientId: 'muniment',
      clientSecret: 'hunter2',
      name: 'Friendbook',
    });
    expect(readSettings({}).social).toBeNull();
    expect(messageOf({ ...social, SOCIAL_NAME: '' })).toContain(
      'SOCIAL_ISSUER, SOCIAL_CLIENT_ID, SOCIAL_CLIENT_SECRET and SOCIAL_NAME must be set together.',
    );
    expect(messageOf({ ...social, SOCIAL_ISSUER: 'http://accounts.example.org' })).toContain(
      'SOCIAL_ISSUER must be the https address',
    );
  });

  describe('in production', () => {
    it('starts with a secret of its own and https', () => expect(readSettings(production).mode).toBe('production'));
    it('refuses the secret that is public knowledge', () =>
      expect(messageOf({ ...production, MUNIMENT_SECRET: '' })).toContain('MUNIMENT_SECRET must be set in production'));
    it('refuses a short secret', () =>
      expect(messageOf({ ...production, MUNIMENT_SECRET: 'short' })).toContain('at least 32 characters'));
    it('refuses plain http, except on localhost', () => {
      expect(messageOf({ ...production, PUBLIC_URL: 'http://records.example.org' })).toContain(
        'PUBLIC_URL must be https',
      );
      expect(readSettings({ ...production, PUBLIC_URL: 'http://localhost:8080' }).publicUrl).toBe(
        'http://localhost:8080',
      );
    });
  });
});

describe('the settings of payments', () => {
  const stripe = {
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'rk_live_0123456789abc',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abc',
  };

  it('are the sandbox in demo mode and none in production', () => {
    expect(readSettings({}).payment).toMatchObject({ provider: 'sandbox', offersPaypal: false, transfer: null });
    expect(readSettings(production).payment.provider).toBe('none');
  });

  it('never are the sandbox in production', () =>
    expect(messageOf({ ...production, PAYMENT_PROVIDER: 'sandbox' })).toMatch(
      /^UserError: PAYMENT_PROVIDER must not be sandbox/u,
    ));

  it('take two signing secrets while one is replaced', () => {
    const { payment } = readSettings({
      ...production,
      ...stripe,
      STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abc, whsec_defdefdefdef',
    });
    expect(payment.stripeWebhookSecrets).toEqual(['whsec_0123456789abc', 'whsec_defdefdefdef']);
    expect(
      messageOf({
        ...production,
        ...stripe,
        STRIPE_WEBHOOK_SECRET: 'whsec_0123456789a,whsec_0123456789b,whsec_0123456789c',
      }),
    ).toMatch(/two at most/u);
  });

  it('ask for the keys of Stripe, and in demo mode for keys of its test mode', () => {
    expect(messageOf({ ...production, PAYMENT_PROVIDER: 'stripe' })).toMatch(
      /STRIPE_SECRET_KEY must be set[^\n]*\nSTRIPE_WEBHOOK_SECRET must be set/u,
    );
    expect(messageOf(stripe)).toMatch(/must be a key for tests in demo mode/u);
    expect(readSettings({ ...stripe, STRIPE_SECRET_KEY: 'sk_test_0123456789abc' }).payment.provider).toBe('stripe');
  });
});
