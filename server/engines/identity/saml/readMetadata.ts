import { X509Certificate } from 'node:crypto';

import { XMLParser } from 'fast-xml-parser';

import { isSafeAddress } from '#server/platform/config/hostNames.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { InstitutionMetadata } from './institution.ts';

/** Characters; the metadata of one institution has a few thousand, that of a small federation fits as well. */
export const MAX_METADATA_LENGTH = 5_000_000;

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const LISTS = new Set([
  'EntityDescriptor',
  'IDPSSODescriptor',
  'KeyDescriptor',
  'X509Data',
  'X509Certificate',
  'SingleSignOnService',
  'DisplayName',
  'OrganizationDisplayName',
]);

type Node = { [name: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const child = (node: unknown, name: string): Node | null => (isNode(node) && isNode(node[name]) ? node[name] : null);
const list = (node: unknown, name: string): unknown[] => (isNode(node) && Array.isArray(node[name]) ? node[name] : []);
const text = (node: unknown): string =>
  isNode(node) ? text(node['#text']) : typeof node === 'string' ? node.trim() : '';
const attribute = (node: unknown, name: string): string => (isNode(node) ? text(node[`@${name}`]) : '');

function parse(xml: string): Node {
  if (xml.length > MAX_METADATA_LENGTH)
    throw new UserError('The metadata is too large: take that of the one institution.');
  // A document type could define entities, which grow without bound or read files.
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(xml))
    throw new UserError('The metadata defines a document type, which is not accepted.');
  try {
    const parser = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      removeNSPrefix: true,
      parseTagValue: false,
      isArray: (name) => LISTS.has(name),
    });
    return parser.parse(xml, true) as Node;
  } catch {
    throw new UserError('The metadata is not well-formed XML.');
  }
}

/** Every EntityDescriptor, at the root or in (nested) EntitiesDescriptors. */
function entitiesOf(node: unknown): unknown[] {
  if (!isNode(node)) return [];
  const groups = [node.EntitiesDescriptor].flat();
  return [...list(node, 'EntityDescriptor'), ...groups.flatMap(entitiesOf)];
}

function nameOf(entity: unknown, provider: unknown): string | null {
  const names = [
    ...list(child(child(provider, 'Extensions'), 'UIInfo'), 'DisplayName'),
    ...list(child(entity, 'Organization'), 'OrganizationDisplayName'),
  ];
  const english = names.find((name) => attribute(name, 'lang').startsWith('en'));
  return text(english ?? names[0]) || null;
}

function keyOf(base64: string): string {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64')).publicKey
      .export({ type: 'spki', format: 'pem' })
      .toString()
      .trim();
  } catch {
    throw new UserError('A certificate in the metadata cannot be read.');
  }
}

function keysOf(provider: unknown): string[] {
  const signing = list(provider, 'KeyDescriptor').filter((key) => attribute(key, 'use') !== 'encryption');
  const certificates = signing.flatMap((key) =>
    list(child(key, 'KeyInfo'), 'X509Data').flatMap((data) => list(data, 'X509Certificate').map(text)),
  );
  return [...new Set(certificates.map(keyOf))];
}

function signInUrlOf(provider: unknown): string | null {
  const service = list(provider, 'SingleSignOnService').find((each) => attribute(each, 'Binding') === REDIRECT);
  const location = attribute(service, 'Location');
  if (!URL.canParse(location)) return null;
  const url = new URL(location);
  return isSafeAddress(url) ? url.href : null;
}

/**
 * Reads the SAML 2.0 metadata of an identity provider.
 * @param entityId - which one, where the metadata holds several; null where it holds one.
 * @throws UserError saying what of it cannot be used.
 */
export function readMetadata(xml: string, entityId: string | null): InstitutionMetadata {
  const providers = entitiesOf(parse(xml)).flatMap((entity) =>
    list(entity, 'IDPSSODescriptor')
      .slice(0, 1)
      .map((provider) => ({ id: attribute(entity, 'entityID'), entity, provider })),
  );
  const wanted = entityId === null ? providers : providers.filter(({ id }) => id === entityId);
  const [found] = wanted;
  if (!found || found.id === '')
    throw new UserError(
      entityId === null
        ? 'The metadata describes no identity provider.'
        : `The metadata describes no identity provider ${entityId}.`,
    );
  if (wanted.length > 1)
    throw new UserError(`The metadata describes ${wanted.length} identity providers: name one with --entity.`);
  const signInUrl = signInUrlOf(found.provider);
  if (signInUrl === null) throw new UserError('The metadata names no https address for signing in by HTTP-Redirect.');
  const signingKeys = keysOf(found.provider);
  if (signingKeys.length === 0) throw new UserError('The metadata holds no signing certificate.');
  return { entityId: found.id, name: nameOf(found.entity, found.provider), signInUrl, signingKeys };
}
