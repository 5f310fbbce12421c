import { X509Certificate } from 'node:crypto';

import { makeSigningChain } from '#test/support/app-stores/signingChain.ts';

import { createAppleStore } from './createAppleStore.ts';

const chain = makeSigningChain();
const NOW = new Date('2026-11-27T12:00:00Z');
const BUNDLE = 'org.example.app';
const store = (takesSandbox: boolean) =>
  createAppleStore({ bundleId: BUNDLE, roots: [new X509Certificate(chain.root)], takesSandbox });
const transaction = (environment: string | undefined) =>
  chain.sign({
    bundleId: BUNDLE,
    environment,
    originalTransactionId: '1',
    productId: 'p',
    type: 'Auto-Renewable Subscription',
    expiresDate: NOW.getTime() + 1000,
    signedDate: NOW.getTime(),
  });
const notice = async (environment: string, inner: string) =>
  chain.sign({
    signedDate: NOW.getTime(),
    data: { bundleId: BUNDLE, environment, status: 1, signedTransactionInfo: await transaction(inner) },
  });

describe('what Apple’s sandbox signed', () => {
  it.each<[string, string | undefined]>([
    ['Sandbox', 'Sandbox'],
    ['Xcode', 'Xcode'],
    ['no environment', undefined],
  ])('opens nothing in production: a transaction of %s', async (_title, environment) => {
    await expect(store(false).readTransaction(await transaction(environment), NOW)).rejects.toThrow('of the sandbox');
  });

  it.each([
    ['Sandbox', 'Sandbox'],
    ['Production', 'Sandbox'],
    ['Sandbox', 'Production'],
  ])('opens nothing in production: a notice of %s about a transaction of %s', async (outer, inner) => {
    await expect(store(false).readNotice(await notice(outer, inner), NOW)).rejects.toThrow('of the sandbox');
  });

  it('counts in a demonstration, as what is paid for counts in both', async () => {
    await expect(store(true).readNotice(await notice('Sandbox', 'Sandbox'), NOW)).resolves.toMatchObject({
      purchase: { reference: '1', phase: 'ACTIVE' },
    });
    await expect(store(false).readNotice(await notice('Production', 'Production'), NOW)).resolves.toMatchObject({
      purchase: { reference: '1', phase: 'ACTIVE' },
    });
  });
});
