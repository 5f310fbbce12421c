import { readSettings } from '#server/platform/config/readSettings.ts';
import { startTestApp } from '#test/support/server/startTestApp.ts';

import { outsideOrigins } from './securityHeaders.ts';

const survey = { scriptUrl: 'https://survey.example.org/v1/client.js', projectId: 'p' };
const recording = { scriptUrl: 'https://recording.example.org/fs.js', projectId: 'o' };

describe('outsideOrigins', () => {
  it('names no one while no script is set', () => expect(outsideOrigins({}, ['https://api.example.org'])).toEqual([]));

  it('names the origins of the scripts and what they need beside them', () => {
    expect(outsideOrigins({ survey, recording }, ['https://api.example.org', 'https://survey.example.org'])).toEqual([
      'https://survey.example.org',
      'https://recording.example.org',
      'https://api.example.org',
    ]);
  });
});

it('lets pages load from configured origins only, and hands the page the scripts and the address for help', async () => {
  const settings = readSettings({ MEASURING_ORIGINS: 'https://api.example.org/v1' });
  const site = {
    mode: 'demo',
    version: '1',
    publicUrl: settings.publicUrl,
    addresses: settings.addresses,
    survey,
    supportEmail: 'help@example.org',
  } as const;
  const app = await startTestApp({ settings, site, outsideOrigins: outsideOrigins(site, settings.measuringOrigins) });
  const plain = await startTestApp();
  const policyOf = async ({ app: asked }: typeof app) =>
    String(
      (await asked.inject({ url: '/', headers: { accept: 'text/html', host: 'localhost:3000' } })).headers[
        'content-security-policy'
      ],
    );
  try {
    const policy = await policyOf(app);
    expect(policy).toContain("script-src 'self' https://survey.example.org https://api.example.org;");
    expect(policy).toContain("connect-src 'self' https://survey.example.org https://api.example.org;");
    expect(policy).toContain("style-src 'self';");
    expect(await policyOf(plain)).not.toContain('example.org');
    const { body } = await app.app.inject({ url: '/', headers: { accept: 'text/html', host: 'localhost:3000' } });
    expect(JSON.parse(/id="site-boot">(.*?)<\/script>/u.exec(body)?.[1] ?? '')).toMatchObject({
      survey,
      supportEmail: 'help@example.org',
    });
  } finally {
    await app.close();
    await plain.close();
  }
});

it('opens the origins of historical maps for pictures and requests alone, and hands the page the maps', async () => {
  const layer = {
    name: 'Six-inch',
    year: 1888,
    tiles: 'https://tiles.example.org/six/{z}/{x}/{y}.png',
    attribution: 'Example Library',
    bounds: null,
    maxZoom: 15,
  };
  const app = await startTestApp({
    settings: { mapLayers: [layer, { ...layer, year: 1937 }] },
  });
  try {
    const { headers, body } = await app.app.inject({
      url: '/',
      headers: { accept: 'text/html', host: 'localhost:3000' },
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example.org;");
    expect(policy).toContain("connect-src 'self' https://tiles.example.org;");
    expect(policy).toContain("script-src 'self';");
    expect(JSON.parse(/id="site-boot">(.*?)<\/script>/u.exec(body)?.[1] ?? '')).toMatchObject({
      mapLayers: [layer, { year: 1937 }],
    });
  } finally {
    await app.close();
  }
});
