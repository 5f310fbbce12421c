import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { createFlags } from './createFlags.ts';
import { userContext } from './userContext.ts';

const member = {
  memberId: 7,
  flagKey: 'f3b1c2d4-0000-4000-8000-000000000007',
  registeredAt: new Date('2026-03-01T10:00:00Z'),
};
const visitor = userContext(null, '192.0.2.1');

let folder: string;
let lines: [Record<string, unknown>, string][];
const log = { warn: (fields: Record<string, unknown>, message: string) => void lines.push([fields, message]) };
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-flags-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  lines = [];
});

let modules = 0;
/** A provider of another user's, as a file. */
function providerFile(resolve: string, more = ''): string {
  const file = path.join(folder, `provider-${(modules += 1)}.cjs`);
  writeFileSync(
    file,
    `module.exports = { provider: { metadata: { name: 'theirs' }, resolveBooleanEvaluation: async (name, value, context) => ${resolve}, ${more} } };`,
  );
  return file;
}

describe('the context flags are evaluated in', () => {
  it('ENT-013 has member id, flag key, address and time of registration of a member, and no member id of a visitor', () => {
    expect(userContext(member, '192.0.2.1')).toEqual({
      memberId: 7,
      ldKey: member.flagKey,
      ip: '192.0.2.1',
      registrationTimestamp: '2026-03-01T10:00:00.000Z',
    });
    expect(Object.keys(userContext(member, ''))).toHaveLength(4);
    expect(userContext(null, '192.0.2.1')).toEqual({ ip: '192.0.2.1' });
  });
});

describe('flags', () => {
  it('are what the database has, unless another provider is set', async () => {
    const flags = await createFlags({ log });
    expect(flags.provider).toBe('database');
    expect(await flags.on(visitor, {})).toEqual([]);
    expect(
      await flags.on(visitor, { 'made-by-hand': true, 'enable-refiner': true, 'enable-fullstory': false }),
    ).toEqual(['enable-refiner', 'made-by-hand']);
    expect(lines).toEqual([]);
  });

  it('of requests at the same time do not mix', async () => {
    const flags = await createFlags({ log });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => flags.on(visitor, { [`flag-${at}`]: true })),
    );
    expect(answers).toEqual(Array.from({ length: 20 }, (_, at) => [`flag-${at}`]));
  });

  it('are decided by a provider in a file, who gets the whole context, by who reads', async () => {
    const flags = await createFlags({
      provider: providerFile(
        `({ value: name === 'enable-refiner' && context.memberId === 7 && context.targetingKey === context.ldKey && context.ip === '192.0.2.1' })`,
      ),
      log,
    });
    expect(flags.provider).toBe('theirs');
    expect(await flags.on(userContext(member, '192.0.2.1'), { 'enable-fullstory': true })).toEqual(['enable-refiner']);
    expect(await flags.on(visitor, {})).toEqual([]);
  });

  it('that the provider does not know are as the database has them', async () => {
    const flags = await createFlags({
      provider: providerFile(`({ value, reason: 'ERROR', errorCode: 'FLAG_NOT_FOUND' })`),
      log,
    });
    expect(await flags.on(visitor, { 'enable-refiner': true })).toEqual(['enable-refiner']);
    expect(lines).toEqual([]);
  });

  it.each([
    ['throws', `{ throw new Error('down') }`, ''],
    ['answers with an error', `({ value, reason: 'ERROR', errorCode: 'GENERAL' })`, ''],
    ['never answers', 'new Promise(() => {})', ''],
    ['does not start', '({ value: true })', `initialize: async () => { throw new Error('no network') }`],
  ])('are as the database has them while the provider %s, which is logged once', async (_what, resolve, more) => {
    const flags = await createFlags({ provider: providerFile(resolve, more), log });
    expect(await flags.on(visitor, { 'enable-refiner': true })).toEqual(['enable-refiner']);
    expect(await flags.on(visitor, {})).toEqual([]);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.[1]).toContain('flag provider failed');
  });

  it.each(['/nowhere/at-all.mjs', 'no-such-package-anywhere'])(
    'are as the database has them when there is no module %s',
    async (provider) => {
      const flags = await createFlags({ provider, log });
      expect(flags.provider).toBe('database');
      expect(await flags.on(visitor, { 'enable-refiner': true })).toEqual(['enable-refiner']);
      expect(lines).toHaveLength(1);
    },
  );

  it('have a provider that is closed when the site stops', async () => {
    const closedFile = path.join(folder, 'closed');
    const flags = await createFlags({
      provider: providerFile(
        '({ value })',
        `onClose: async () => require('node:fs').writeFileSync(${JSON.stringify(closedFile)}, 'x')`,
      ),
      log,
    });
    await flags.close();
    expect(() => rmSync(closedFile)).not.toThrow();
  });
});
