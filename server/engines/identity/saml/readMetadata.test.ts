import { createPublicKey, X509Certificate } from 'node:crypto';

import { TestLibrary } from '#test/support/saml/testLibrary.ts';

import { readMetadata } from './readMetadata.ts';

const library = new TestLibrary('one');
const other = new TestLibrary('two');
const withoutHead = (xml: string) => xml.replace(/<\?xml[^>]*>/u, '');
const federation = `<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata"><md:EntitiesDescriptor>${withoutHead(library.metadata())}</md:EntitiesDescriptor>${withoutHead(other.metadata())}</md:EntitiesDescriptor>`;

describe('metadata of an institution', () => {
  it('gives the address of its sign-in, its keys and its English name', () => {
    const { entityId, name, signInUrl, signingKeys } = readMetadata(
      library.metadata({ displayName: 'Roche &amp; Bugle Library' }),
      null,
    );
    expect({ entityId, name, signInUrl }).toEqual({
      entityId: 'https://one.example/idp',
      name: 'Roche & Bugle Library',
      signInUrl: 'https://one.example/sso?a=1&b=2',
    });
    const certificate = new X509Certificate(Buffer.from(library.key.certificate, 'base64'));
    expect(signingKeys.map((key) => createPublicKey(key).equals(certificate.publicKey))).toEqual([true]);
  });

  it('is found in that of a federation by its entity id, and not guessed', () => {
    expect(readMetadata(federation, other.entityId).entityId).toBe(other.entityId);
    expect(() => readMetadata(federation, null)).toThrow('--entity');
    expect(() => readMetadata(federation, 'https://three.example/idp')).toThrow(
      'describes no identity provider https://three.example/idp',
    );
  });

  it.each([
    ['a document type', `<!DOCTYPE x [<!ENTITY a "b">]>${withoutHead(library.metadata())}`, 'document type'],
    [
      'an entity of the machine',
      `<!doctype x SYSTEM "file:///etc/passwd">${withoutHead(library.metadata())}`,
      'document type',
    ],
    ['too much', ' '.repeat(5_000_001), 'too large'],
    ['no XML', 'not xml <', 'not well-formed'],
    [
      'no provider',
      '<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="x"/>',
      'no identity provider',
    ],
    [
      'no redirect binding',
      library.metadata().replace(/<md:SingleSignOnService[^>]*Redirect[^>]*>/u, ''),
      'HTTP-Redirect',
    ],
    [
      'a sign-in without https',
      library.metadata().replaceAll('https://one.example/sso', 'http://one.example/sso'),
      'https',
    ],
    [
      'no certificate',
      library.metadata().replace(/<md:KeyDescriptor.*?<\/md:KeyDescriptor>/su, ''),
      'no signing certificate',
    ],
    ['a broken certificate', library.metadata({ certificate: 'QUJD' }), 'cannot be read'],
  ])('is refused with %s', (_what, xml, message) => {
    expect(() => readMetadata(xml, null)).toThrow(message);
  });
});
