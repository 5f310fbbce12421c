import fc from 'fast-check';

import { readEnvelope } from './readEnvelope.ts';

const posted = (xml: string): string => Buffer.from(xml).toString('base64');
const RESPONSE =
  '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" InResponseTo="_r1" Destination="https://site.example/saml/acs"><saml:Issuer>https://idp.example</saml:Issuer></samlp:Response>';

describe('a posted SAML response', () => {
  it('is read for what it must be checked against', () => {
    const read = {
      xml: RESPONSE,
      inResponseTo: '_r1',
      destination: 'https://site.example/saml/acs',
      issuer: 'https://idp.example',
    };
    expect(readEnvelope(posted(RESPONSE))).toEqual(read);
    const declared = `<?xml version="1.0" encoding="UTF-8"?>${RESPONSE}`;
    expect(readEnvelope(posted(declared))).toEqual({ ...read, xml: declared });
    expect(readEnvelope(posted('<Response/>'))).toBeNull();
    expect(readEnvelope(posted('<Response ID="_a"></Response>'))).toMatchObject({
      inResponseTo: null,
      destination: null,
      issuer: null,
    });
  });

  it.each([
    ['a document type', `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${RESPONSE}`],
    ['a comment inside the issuer', RESPONSE.replace('idp.example', 'idp<!-- x -->.example')],
    ['CDATA', RESPONSE.replace('https://idp.example', '<![CDATA[https://idp.example]]>')],
    ['a processing instruction', RESPONSE.replace('<saml:Issuer>', '<?php x ?><saml:Issuer>')],
    ['a NUL', RESPONSE.replace('idp.example', 'idp\u0000.example')],
    [
      'a signature by SHA-1',
      RESPONSE.replace(
        '</samlp:Response>',
        '<SignatureMethod Algorithm="http://www.w3.org/2000/09/xmldsig#rsa-sha1"/></samlp:Response>',
      ),
    ],
    [
      'a digest by SHA-1',
      RESPONSE.replace(
        '</samlp:Response>',
        "<DigestMethod Algorithm='http://www.w3.org/2000/09/xmldsig#sha1'/></samlp:Response>",
      ),
    ],
    ['two responses', RESPONSE + RESPONSE],
    ['another document', '<LogoutRequest/>'],
    ['no XML', 'hello'],
  ])('is refused unread with %s', (_what, xml) => {
    expect(readEnvelope(posted(xml))).toBeNull();
  });

  it('is refused when it is no text, empty, or beyond any real one', () => {
    for (const body of [undefined, null, 7, {}, [], '', posted('x'.repeat(256 * 1024))])
      expect(readEnvelope(body)).toBeNull();
  });

  it('never throws, whatever is posted', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '/',
      '<Response',
      'Response>',
      ' InResponseTo="',
      '"',
      '&amp;',
      '&#x0;',
      '</',
      'saml:',
      '\u0000',
      '<a><b>',
      ' xmlns=""',
      'Issuer',
      'x',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String(),
          fc.array(pieces, { maxLength: 40 }).map((parts) => posted(parts.join(''))),
        ),
        (body) => {
          const found = readEnvelope(body);
          if (found) expect(found.xml).not.toMatch(/<!|\u0000/u);
        },
      ),
      { numRuns: 500 },
    );
  });
});
