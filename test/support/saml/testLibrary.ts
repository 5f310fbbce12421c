import { inflateRawSync } from 'node:zlib';

import { SignedXml } from 'xml-crypto';

import { makeTestKey, type TestKey } from './selfSigned.ts';

/** What a test changes about an answer that is right otherwise. Times are milliseconds from now. */
export interface AnswerChanges {
  issuer?: string;
  audience?: string;
  destination?: string | null;
  recipient?: string;
  notBefore?: number;
  notOnOrAfter?: number;
  /** When the reader showed who they are, in milliseconds from now. */
  authenticated?: number;
  /** The NameID element; empty for none. */
  nameId?: string;
  /** Attributes by name; values are XML. */
  attributes?: Record<string, readonly string[]>;
  assertionId?: string;
  /** In answer to this request; null for an unsolicited answer. */
  inResponseTo?: string | null;
  /** What the subject confirmation says it answers; default as `inResponseTo`. */
  confirms?: string | null;
}

/** A request of ours, as it reached a library. */
export interface ReceivedRequest {
  id: string;
  acsUrl: string;
  audience: string;
}

const ASSERTION = "//*[local-name(.)='Assertion']";
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

/** A NameID that stays the same. */
export const persistent = (value: string): string =>
  `<saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${value}</saml:NameID>`;

let count = 0;

/** A library's identity provider inside the test: it reads our requests, and signs whatever a test wants it to say. */
export class TestLibrary {
  readonly entityId: string;
  readonly key: TestKey = makeTestKey();
  readonly signInUrl: string;

  constructor(name: string) {
    this.entityId = `https://${name}.example/idp`;
    this.signInUrl = `https://${name}.example/sso`;
  }

  metadata({ displayName = 'Test library', certificate = this.key.certificate } = {}): string {
    return `<?xml version="1.0"?>
<!-- as libraries publish it -->
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:mdui="urn:oasis:names:tc:SAML:metadata:ui" entityID="${this.entityId}">
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:Extensions><mdui:UIInfo><mdui:DisplayName xml:lang="cy">Llyfrgell</mdui:DisplayName><mdui:DisplayName xml:lang="en">${displayName}</mdui:DisplayName></mdui:UIInfo></md:Extensions>
    <md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>
      ${certificate}
    </ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${this.signInUrl}/post"/>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${this.signInUrl}?a=1&amp;b=2"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`;
  }

  /** Reads the address that a browser was sent to. */
  receive(location: string): ReceivedRequest {
    const url = new URL(location);
    const xml = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString('utf8');
    const part = (pattern: RegExp) => pattern.exec(xml)?.[1] ?? '';
    return {
      id: part(/ ID="([^"]+)"/u),
      acsUrl: part(/AssertionConsumerServiceURL="([^"]+)"/u),
      audience: part(/Issuer[^>]*>([^<]+)</u),
    };
  }

  /** An answer as XML, not signed. */
  answer({ id, acsUrl, audience }: ReceivedRequest, changes: AnswerChanges = {}): string {
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    const {
      issuer = this.entityId,
      destination = acsUrl,
      recipient = acsUrl,
      notBefore = -1000,
      notOnOrAfter = 300_000,
      attributes = {},
    } = changes;
    const {
      nameId = persistent('pseudonym-1'),
      assertionId = `_assertion-${(count += 1)}-${Date.now()}`,
      inResponseTo = id,
    } = changes;
    const { confirms = inResponseTo } = changes;
    const answers = (request: string | null) => (request === null ? '' : ` InResponseTo="${request}"`);
    const statements = Object.entries(attributes).map(
      ([name, values]) =>
        `<saml:Attribute Name="${name}">${values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('')}</saml:Attribute>`,
    );
    return (
      `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_response-${count}" Version="2.0" IssueInstant="${at(0)}"${destination === null ? '' : ` Destination="${destination}"`}${answers(inResponseTo)}>` +
      `<saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>` +
      `<saml:Assertion ID="${assertionId}" Version="2.0" IssueInstant="${at(0)}"><saml:Issuer>${issuer}</saml:Issuer>` +
      `<saml:Subject>${nameId}<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${at(notOnOrAfter)}" Recipient="${recipient}"${answers(confirms)}/></saml:SubjectConfirmation></saml:Subject>` +
      `<saml:Conditions NotBefore="${at(notBefore)}" NotOnOrAfter="${at(notOnOrAfter)}"><saml:AudienceRestriction><saml:Audience>${changes.audience ?? audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
      `<saml:AuthnStatement AuthnInstant="${at(changes.authenticated ?? 0)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>` +
      `${statements.length > 0 ? `<saml:AttributeStatement>${statements.join('')}</saml:AttributeStatement>` : ''}</saml:Assertion></samlp:Response>`
    );
  }

  /** Signs the assertion of an answer, or with `whole` the response around it. */
  sign(xml: string, { key = this.key, algorithm = RSA_SHA256, digest = SHA256, whole = false } = {}): string {
    const signed = whole ? "/*[local-name(.)='Response']" : ASSERTION;
    const signer = new SignedXml({
      privateKey: key.privateKey,
      signatureAlgorithm: algorithm,
      canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
    });
    signer.addReference({
      xpath: signed,
      transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#'],
      digestAlgorithm: digest,
    });
    signer.computeSignature(xml, {
      prefix: 'ds',
      location: { reference: `${signed}/*[local-name(.)='Issuer']`, action: 'after' },
    });
    return signer.getSignedXml();
  }
}
