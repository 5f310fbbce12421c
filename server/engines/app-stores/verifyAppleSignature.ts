import { X509Certificate } from 'node:crypto';

import { compactVerify, decodeProtectedHeader } from 'jose';

import { objectIn, type Statement } from '#domain/billing/app-stores/statement.ts';

import { BadStatement } from './AppStores.ts';

/**
 * Of Apple's certificates only those with these extensions sign for the App Store: of the leaf, and of what issued it.
 */
const LEAF_MARK = '2a864886f76364060b01';
const ISSUER_MARK = '2a864886f76364060201';

const CHAIN_LENGTH = 3;

/**
 * Whether a certificate has an extension: its object identifier (DER, in hex), then whether it is critical, or its
 * value.
 */
function hasMark(certificate: X509Certificate, mark: string): boolean {
  const der = certificate.raw.toString('hex');
  const written = `06${(mark.length / 2).toString(16).padStart(2, '0')}${mark}`;
  return der.includes(`${written}04`) || der.includes(`${written}0101ff04`);
}

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
const isValid = (certificate: X509Certificate, at: Date): boolean =>
  Date.parse(certificate.validFrom) <= at.getTime() && at.getTime() <= Date.parse(certificate.validTo);

/** The certificates of a header; the chain must lead to a root that the operator trusts. @throws BadStatement */
function leafOf(chain: unknown, roots: readonly X509Certificate[], now: Date): X509Certificate {
  if (!Array.isArray(chain) || chain.length !== CHAIN_LENGTH)
    throw new BadStatement('The signature has no chain of three certificates.');
  const [leaf, issuer, root] = chain.map((each: unknown) => new X509Certificate(Buffer.from(String(each), 'base64')));
  if (!leaf || !issuer || !root) throw new BadStatement('The signature has no chain of three certificates.');
  const isTrusted = roots.some(({ fingerprint256 }) => fingerprint256 === root.fingerprint256);
  const isChain =
    isTrusted &&
    isIssuedBy(root, root) &&
    isIssuedBy(issuer, root) &&
    isIssuedBy(leaf, issuer) &&
    issuer.ca &&
    !leaf.ca;
  if (!isChain) throw new BadStatement('The certificates do not lead to a root that is trusted.');
  if (![leaf, issuer, root].every((certificate) => isValid(certificate, now)))
    throw new BadStatement('A certificate is out of date.');
  if (!hasMark(leaf, LEAF_MARK) || !hasMark(issuer, ISSUER_MARK))
    throw new BadStatement('The certificates are not made for the App Store.');
  return leaf;
}

/**
 * What Apple signed: a JWS (RFC 7515) with ES256, whose header holds the chain of its certificates (`x5c`).
 * @param roots the operator's trust: Apple publishes its root certificates
 * @returns the payload, an object
 * @throws BadStatement for anything that is not signed so
 */
export async function verifyAppleSignature(
  jws: string,
  roots: readonly X509Certificate[],
  now: Date,
): Promise<Statement> {
  try {
    const leaf = leafOf(decodeProtectedHeader(jws).x5c, roots, now);
    const { payload } = await compactVerify(jws, leaf.publicKey, { algorithms: ['ES256'] });
    const statement = objectIn(JSON.parse(Buffer.from(payload).toString('utf8')));
    if (statement) return statement;
  } catch (error) {
    if (error instanceof BadStatement) throw error;
    throw new BadStatement('The signature is not good.', { cause: error });
  }
  throw new BadStatement('What is signed is no object.');
}
