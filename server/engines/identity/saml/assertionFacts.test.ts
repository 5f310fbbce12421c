import fc from 'fast-check';

import { assertionFacts } from './assertionFacts.ts';

const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const nameId = (text: string, format = PERSISTENT) => ({ _: text, $: { Format: format } });
const attribute = (name: string, ...values: unknown[]) => ({
  Attribute: [{ $: { Name: name }, AttributeValue: values }],
});
const assertion = (parts: { nameId?: object; attributes?: object[]; confirmations?: object[] } = {}) => ({
  Assertion: {
    $: { ID: '_a1' },
    Issuer: ['https://idp.example'],
    Conditions: [{ $: { NotOnOrAfter: '2026-11-22T10:00:00Z' } }],
    Subject: [{ ...(parts.nameId && { NameID: [parts.nameId] }), SubjectConfirmation: parts.confirmations ?? [] }],
    AttributeStatement: parts.attributes ?? [],
  },
});

describe('what a verified assertion says', () => {
  it('is its id, its issuer and its end', () => {
    expect(assertionFacts(assertion())).toEqual({
      id: '_a1',
      issuer: 'https://idp.example',
      expiresAt: Date.parse('2026-11-22T10:00:00Z'),
      issuedAt: null,
      authenticatedAt: null,
      confirmations: [],
      persistentId: null,
      entitlements: [],
    });
  });

  it.each<[string, Parameters<typeof assertion>[0], string | null]>([
    ['a persistent NameID', { nameId: nameId(' p-1 ') }, 'p-1'],
    ['no transient NameID', { nameId: nameId('t-1', 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient') }, null],
    ['no NameID without a format', { nameId: { _: 'x' } }, null],
    [
      'a targeted id by its number',
      { attributes: [attribute('urn:oid:1.3.6.1.4.1.5923.1.1.1.10', { NameID: [{ _: 'q-1' }] })] },
      'q-1',
    ],
    ['a targeted id by its name', { attributes: [attribute('eduPersonTargetedID', 'q-2')] }, 'q-2'],
    [
      'the NameID before the targeted id',
      { nameId: nameId('p-1'), attributes: [attribute('eduPersonTargetedID', 'q-1')] },
      'p-1',
    ],
    [
      'the targeted id where the NameID is empty',
      { nameId: nameId(' '), attributes: [attribute('eduPersonTargetedID', 'q-1')] },
      'q-1',
    ],
    ['nothing with a control character in it', { nameId: nameId('p\u00001') }, null],
    ['nothing longer than 256 characters', { nameId: nameId('p'.repeat(257)) }, null],
    ['no email address that was not asked for', { attributes: [attribute('mail', 'mary@example.com')] }, null],
  ])('takes as the pseudonym %s', (_what, parts, persistentId) => {
    expect(assertionFacts(assertion(parts)).persistentId).toBe(persistentId);
  });

  it('has every entitlement, under either name', () => {
    const attributes = [
      attribute('urn:oid:1.3.6.1.4.1.5923.1.1.1.7', 'a', { _: ' b ' }),
      attribute('eduPersonEntitlement', 'c'),
      attribute('eduPersonAffiliation', 'd'),
    ];
    expect(assertionFacts(assertion({ attributes })).entitlements).toEqual(['a', 'b', 'c']);
  });

  it('has bearer confirmations only, with an end that can be read', () => {
    const confirm = (method: string, more: object) => ({
      $: { Method: method },
      SubjectConfirmationData: [{ $: more }],
    });
    const confirmations = [
      confirm(BEARER, { Recipient: 'https://s.example', InResponseTo: '_r1', NotOnOrAfter: 'soon' }),
      confirm('urn:oasis:names:tc:SAML:2.0:cm:sender-vouches', { Recipient: 'x' }),
    ];
    expect(assertionFacts(assertion({ confirmations })).confirmations).toEqual([
      { recipient: 'https://s.example', inResponseTo: '_r1', expiresAt: null },
    ]);
  });

  it('is nothing, and no error, for any other shape', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('Assertion', 'Subject', 'NameID', '$', '_'), fc.jsonValue()),
        (given) => {
          const { persistentId } = assertionFacts(given);
          expect(persistentId === null || (persistentId.length > 0 && persistentId.length <= 256)).toBe(true);
        },
      ),
    );
  });
});
