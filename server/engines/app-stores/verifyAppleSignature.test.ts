import { X509Certificate } from 'node:crypto';

import { CompactSign, generateKeyPair } from 'jose';

import { makeSigningChain } from '#test/support/app-stores/signingChain.ts';

import { BadStatement } from './AppStores.ts';
import { verifyAppleSignature } from './verifyAppleSignature.ts';

const chain = makeSigningChain();
const roots = [new X509Certificate(chain.root)];
const NOW = new Date('2026-11-27T12:00:00Z');
const headerOf = (jws: string) =>
  JSON.parse(Buffer.from(jws.split('.', 1)[0] ?? '', 'base64url').toString('utf8')) as { x5c: string[] };

it('reads what is signed by a chain that leads to a trusted root', async () => {
  await expect(verifyAppleSignature(await chain.sign({ a: 1 }), roots, NOW)).resolves.toEqual({ a: 1 });
});

it.each<[string, () => Promise<string>]>([
  ['is signed below another root', () => makeSigningChain().sign({ a: 1 })],
  [
    'is signed with a certificate that is not for the App Store',
    () => makeSigningChain({ isUnmarked: true }).sign({ a: 1 }),
  ],
  [
    'is signed below an issuer that does not certify for the App Store',
    () => makeSigningChain({ isIssuerUnmarked: true }).sign({ a: 1 }),
  ],
  [
    'was changed',
    async () => (await chain.sign({ a: 1 })).replace(/\.[^.]+\./u, `.${Buffer.from('{"a":2}').toString('base64url')}.`),
  ],
  ['has no chain', () => chain.sign({ a: 1 }, { x5c: undefined })],
  ['has a chain of two', async () => chain.sign({ a: 1 }, { x5c: headerOf(await chain.sign({})).x5c.slice(1) })],
  [
    'has a chain in another order',
    async () => chain.sign({ a: 1 }, { x5c: headerOf(await chain.sign({})).x5c.toReversed() }),
  ],
  ['has a chain of something else', () => chain.sign({ a: 1 }, { x5c: ['a', 'b', 'c'] })],
  [
    'borrows the chain for a key of its own',
    async () =>
      new CompactSign(Buffer.from('{"a":1}'))
        .setProtectedHeader({ alg: 'ES256', x5c: headerOf(await chain.sign({})).x5c })
        .sign((await generateKeyPair('ES256')).privateKey),
  ],
  [
    'is signed with no algorithm',
    async () =>
      `${Buffer.from(JSON.stringify({ alg: 'none', x5c: headerOf(await chain.sign({})).x5c })).toString('base64url')}.${Buffer.from('{"a":1}').toString('base64url')}.`,
  ],
  ['is a list', () => chain.sign([1])],
  ['is no JWS', () => Promise.resolve('x')],
  ['is empty', () => Promise.resolve('')],
])('refuses what %s', async (_title, make) => {
  await expect(verifyAppleSignature(await make(), roots, NOW)).rejects.toBeInstanceOf(BadStatement);
});

it('refuses a certificate that has ended, although its root is trusted', async () => {
  const old = makeSigningChain({ isOld: true });
  await expect(verifyAppleSignature(await old.sign({ a: 1 }), [new X509Certificate(old.root)], NOW)).rejects.toThrow(
    'out of date',
  );
  await expect(
    verifyAppleSignature(await old.sign({ a: 1 }), [new X509Certificate(old.root)], new Date('2020-06-01')),
  ).resolves.toEqual({ a: 1 });
});

it('trusts no one where no root is set', async () => {
  await expect(verifyAppleSignature(await chain.sign({ a: 1 }), [], NOW)).rejects.toBeInstanceOf(BadStatement);
});
