import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const tlv = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const size =
    body.length < 128 ? Buffer.from([body.length]) : Buffer.from([0x82, body.length >> 8, body.length & 255]);
  return Buffer.concat([Buffer.from([tag]), size, body]);
};
const sequence = (...parts: Buffer[]) => tlv(0x30, ...parts);
/** sha256WithRSAEncryption, no parameters. */
const ALGORITHM = sequence(tlv(0x06, Buffer.from('2a864886f70d01010b', 'hex')), tlv(0x05));
const utcTime = (text: string) => tlv(0x17, Buffer.from(text));

/** A key made for one test run, with the certificate that metadata wants around its public half. */
export interface TestKey {
  /** PEM. */
  privateKey: string;
  /** DER in base64, as X509Certificate elements hold it. */
  certificate: string;
}

/** Makes a key and signs a certificate for it, good from 2020 to 2049, or until another time (`491231235959Z`). */
export function makeTestKey(until = '491231235959Z'): TestKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const name = sequence(
    tlv(0x31, sequence(tlv(0x06, Buffer.from('550403', 'hex')), tlv(0x0c, Buffer.from('A library')))),
  );
  const body = sequence(
    tlv(0x02, Buffer.concat([Buffer.from([1]), randomBytes(7)])),
    ALGORITHM,
    name,
    sequence(utcTime('200101000000Z'), utcTime(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('sha256').update(body).sign(privateKey);
  const certificate = sequence(body, ALGORITHM, tlv(0x03, Buffer.from([0]), signature));
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: certificate.toString('base64'),
  };
}
