import { createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

import { CompactSign } from 'jose';

const tlv = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const size =
    body.length < 128 ? Buffer.from([body.length]) : Buffer.from([0x82, body.length >> 8, body.length & 255]);
  return Buffer.concat([Buffer.from([tag]), size, body]);
};
const sequence = (...parts: Buffer[]) => tlv(0x30, ...parts);
const oid = (hex: string) => tlv(0x06, Buffer.from(hex, 'hex'));
const nameOf = (text: string) => sequence(tlv(0x31, sequence(oid('550403'), tlv(0x0c, Buffer.from(text)))));
/** ecdsa-with-SHA256. */
const ALGORITHM = sequence(oid('2a8648ce3d040302'));
const AUTHORITY = sequence(
  oid('551d13'),
  tlv(0x01, Buffer.from([255])),
  tlv(0x04, sequence(tlv(0x01, Buffer.from([255])))),
);
const mark = (hex: string) => sequence(oid(hex), tlv(0x04, tlv(0x05)));

interface Authority {
  name: string;
  key: KeyObject;
}

interface Certified extends Authority {
  /** DER. */
  certificate: Buffer;
}

function certify(name: string, extensions: Buffer[], issuer?: Authority, until = '491231235959Z'): Certified {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const body = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.concat([Buffer.from([1]), randomBytes(7)])),
    ALGORITHM,
    nameOf(issuer?.name ?? name),
    sequence(tlv(0x17, Buffer.from('200101000000Z')), tlv(0x17, Buffer.from(until))),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(extensions.length > 0 ? [tlv(0xa3, sequence(...extensions))] : []),
  );
  const signature = createSign('sha256')
    .update(body)
    .sign(issuer?.key ?? privateKey);
  return { name, key: privateKey, certificate: sequence(body, ALGORITHM, tlv(0x03, Buffer.from([0]), signature)) };
}

/** What differs from a chain as Apple has it. */
interface Flaws {
  /** Without what says that it signs for the App Store. */
  isUnmarked?: boolean;
  /** What issued it is without what says that it certifies for Apple’s developers. */
  isIssuerUnmarked?: boolean;
  /** A leaf that ended in 2021. */
  isOld?: boolean;
}

/** A chain of certificates like Apple’s, made for one test run. */
export interface SigningChain {
  /** DER. */
  root: Buffer;
  /** A JWS as the App Store writes it. @param header - fields that differ */
  sign: (payload: object, header?: object) => Promise<string>;
}

/** Makes a root, what it issued, and a leaf that signs. */
export function makeSigningChain({
  isUnmarked = false,
  isIssuerUnmarked = false,
  isOld = false,
}: Flaws = {}): SigningChain {
  const root = certify('Test Root CA', [AUTHORITY]);
  const issuer = certify(
    'Test Developer Relations',
    isIssuerUnmarked ? [AUTHORITY] : [AUTHORITY, mark('2a864886f76364060201')],
    root,
  );
  const leaf = certify(
    'Test App Store Signing',
    isUnmarked ? [] : [mark('2a864886f76364060b01')],
    issuer,
    isOld ? '210101000000Z' : undefined,
  );
  const x5c = [leaf, issuer, root].map(({ certificate }) => certificate.toString('base64'));
  return {
    root: root.certificate,
    sign: (payload, header = {}) =>
      new CompactSign(Buffer.from(JSON.stringify(payload)))
        .setProtectedHeader({ alg: 'ES256', x5c, ...header })
        .sign(leaf.key),
  };
}
