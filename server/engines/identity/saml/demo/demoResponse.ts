import { randomBytes } from 'node:crypto';

import { SignedXml } from 'xml-crypto';

import { escapeHtml } from '#server/platform/http/escapeHtml.ts';

import type { ServiceProvider } from '../serviceProvider.ts';
import { DEMO_ENTITLEMENT, type DemoReader } from './demoInstitution.ts';

interface Answer {
  site: ServiceProvider;
  /** Entity id of the demonstration library. */
  issuer: string;
  /** Id of the request that is answered. */
  inResponseTo: string;
  reader: DemoReader;
  /** PEM. */
  privateKey: string;
}

const MINUTES = 60_000;
const ASSERTION = "//*[local-name(.)='Assertion']";

const newId = () => `_${randomBytes(16).toString('hex')}`;

function attributes({ id }: DemoReader): string {
  if (id === 'no-access') return '';
  return `<saml:AttributeStatement><saml:Attribute Name="urn:oid:1.3.6.1.4.1.5923.1.1.1.7"><saml:AttributeValue>${DEMO_ENTITLEMENT}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement>`;
}

/** What the demonstration library answers, signed and in base64, as real ones do. Good for five minutes. */
export function demoResponse({ site, issuer, inResponseTo, reader, privateKey }: Answer): string {
  const now = new Date().toISOString();
  const end = new Date(Date.now() + 5 * MINUTES).toISOString();
  const nameId =
    reader.persistentId === null
      ? `<saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:transient">${newId()}</saml:NameID>`
      : `<saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${escapeHtml(reader.persistentId)}</saml:NameID>`;
  const [from, to, request, audience] = [issuer, site.acsUrl, inResponseTo, site.entityId].map(escapeHtml);
  const xml =
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${newId()}" Version="2.0" IssueInstant="${now}" Destination="${to}" InResponseTo="${request}">` +
    `<saml:Issuer>${from}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>` +
    `<saml:Assertion ID="${newId()}" Version="2.0" IssueInstant="${now}"><saml:Issuer>${from}</saml:Issuer>` +
    `<saml:Subject>${nameId}<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${end}" Recipient="${to}" InResponseTo="${request}"/></saml:SubjectConfirmation></saml:Subject>` +
    `<saml:Conditions NotBefore="${now}" NotOnOrAfter="${end}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
    `<saml:AuthnStatement AuthnInstant="${now}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>` +
    `${attributes(reader)}</saml:Assertion></samlp:Response>`;
  const signer = new SignedXml({
    privateKey,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  });
  signer.addReference({
    xpath: ASSERTION,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#'],
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  signer.computeSignature(xml, {
    prefix: 'ds',
    location: { reference: `${ASSERTION}/*[local-name(.)='Issuer']`, action: 'after' },
  });
  return Buffer.from(signer.getSignedXml(), 'utf8').toString('base64');
}
