/** What a verified assertion says, as far as the site believes it. */
export interface AssertionFacts {
  id: string | null;
  issuer: string | null;
  /** When it was made, milliseconds since 1970-01-01 UTC, by the institution’s clock; null when it does not say. */
  issuedAt: number | null;
  /** When it stops being of use, milliseconds since 1970-01-01 UTC; null when it does not say. */
  expiresAt: number | null;
  /** When the institution last had the reader show who they are, milliseconds likewise; null when it does not say. */
  authenticatedAt: number | null;
  /** Bearer confirmations: for which address, and in answer to which request. */
  confirmations: { recipient: string | null; inResponseTo: string | null; expiresAt: number | null }[];
  /** The pseudonym that stays the same from one visit to the next, or null. */
  persistentId: string | null;
  entitlements: string[];
}

type Node = { [name: string]: unknown };

const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const TARGETED_ID = new Set([
  'urn:oid:1.3.6.1.4.1.5923.1.1.1.10',
  'urn:mace:dir:attribute-def:eduPersonTargetedID',
  'eduPersonTargetedID',
]);
const ENTITLEMENT = new Set([
  'urn:oid:1.3.6.1.4.1.5923.1.1.1.7',
  'urn:mace:dir:attribute-def:eduPersonEntitlement',
  'eduPersonEntitlement',
]);
/** SAML 2.0 core, section 8.3.7. */
const MAX_ID_LENGTH = 256;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const nodes = (parent: unknown, name: string): Node[] =>
  isNode(parent) && Array.isArray(parent[name])
    ? parent[name].map((each: unknown) => (isNode(each) ? each : { _: each }))
    : [];
const attribute = (node: unknown, name: string): string | null => {
  const value = isNode(node) && isNode(node.$) ? node.$[name] : null;
  return typeof value === 'string' ? value : null;
};
const text = (node: unknown): string => (isNode(node) && typeof node._ === 'string' ? node._.trim() : '');
const time = (value: string | null): number | null => {
  const ms = value === null ? NaN : Date.parse(value);
  return Number.isNaN(ms) ? null : ms;
};

/** A pseudonym that can be kept; anything else counts as none. */
const pseudonym = (value: string): string | null =>
  value !== '' && value.length <= MAX_ID_LENGTH && !/\p{Cc}/u.test(value) ? value : null;

const valuesOf = (assertion: Node, names: ReadonlySet<string>): Node[] =>
  nodes(assertion, 'AttributeStatement')
    .flatMap((statement) => nodes(statement, 'Attribute'))
    .filter((each) => names.has(attribute(each, 'Name') ?? ''))
    .flatMap((each) => nodes(each, 'AttributeValue'));

function persistentIdOf(assertion: Node, subject: Node | undefined): string | null {
  const [nameId] = nodes(subject, 'NameID');
  if (nameId && attribute(nameId, 'Format') === PERSISTENT && pseudonym(text(nameId)) !== null)
    return pseudonym(text(nameId));
  const [targeted] = valuesOf(assertion, TARGETED_ID);
  return targeted ? pseudonym(text(nodes(targeted, 'NameID')[0]) || text(targeted)) : null;
}

/**
 * Reads a verified assertion.
 * @param verified - the assertion as xml2js gives it (node-saml's `profile.getAssertion()`), names without prefixes.
 */
export function assertionFacts(verified: Record<string, unknown>): AssertionFacts {
  const assertion = isNode(verified.Assertion) ? verified.Assertion : {};
  const [subject] = nodes(assertion, 'Subject');
  return {
    id: attribute(assertion, 'ID'),
    issuer: text(nodes(assertion, 'Issuer')[0]) || null,
    issuedAt: time(attribute(assertion, 'IssueInstant')),
    expiresAt: time(attribute(nodes(assertion, 'Conditions')[0], 'NotOnOrAfter')),
    authenticatedAt: time(attribute(nodes(assertion, 'AuthnStatement')[0], 'AuthnInstant')),
    confirmations: nodes(subject, 'SubjectConfirmation')
      .filter((each) => attribute(each, 'Method') === BEARER)
      .flatMap((each) => nodes(each, 'SubjectConfirmationData'))
      .map((data) => ({
        recipient: attribute(data, 'Recipient'),
        inResponseTo: attribute(data, 'InResponseTo'),
        expiresAt: time(attribute(data, 'NotOnOrAfter')),
      })),
    persistentId: persistentIdOf(assertion, subject),
    entitlements: valuesOf(assertion, ENTITLEMENT).map(text),
  };
}
