import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAGS = { present: 0x01, verified: 0x04, hasKey: 0x40 };

interface Asked {
  challenge: string;
  user?: { id: string };
}

/** What the answer pretends; left out, all is as it should be. */
interface Tricks {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string | null;
  /** Signs with a key that was never registered. */
  hasWrongKey?: boolean;
}

const digest = (text: string | Buffer) => createHash('sha256').update(text).digest();
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');

/** A passkey in memory that answers as a browser would hand it on (WebAuthn sections 6.1 and 6.5). Tests only. */
export class SoftAuthenticator {
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #handle: string | null = null;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  get id(): string {
    return base64url(this.#id);
  }

  /** The answer to the options of adding a passkey. */
  create(
    { challenge, user }: Asked,
    { origin = this.#origin, rpId = new URL(this.#origin).hostname, isVerified = true }: Tricks = {},
  ) {
    this.#handle = user?.id ?? null;
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(this.#id.length);
    const data = Buffer.concat([
      this.#head(rpId, FLAGS.hasKey, isVerified, 0),
      Buffer.alloc(16),
      idLength,
      this.#id,
      cose,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]),
    );
    return this.#credential({
      clientDataJSON: base64url(this.#clientData('webauthn.create', challenge, origin)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  /** The answer to the options of a sign-in. Each counts the use by default. */
  get(
    { challenge }: Asked,
    {
      origin = this.#origin,
      rpId = new URL(this.#origin).hostname,
      isVerified = true,
      counter,
      userHandle,
      hasWrongKey = false,
    }: Tricks = {},
  ) {
    this.#counter = counter ?? this.#counter + 1;
    const data = this.#head(rpId, 0, isVerified, this.#counter);
    const clientData = this.#clientData('webauthn.get', challenge, origin);
    const key: KeyObject = hasWrongKey
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
      : this.#key.privateKey;
    const handle = userHandle === undefined ? this.#handle : userHandle;
    return this.#credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', Buffer.concat([data, digest(clientData)]), key)),
      ...(handle !== null && { userHandle: handle }),
    });
  }

  #head(rpId: string, extraFlags: number, isVerified: boolean, counter: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(FLAGS.present | extraFlags | (isVerified ? FLAGS.verified : 0));
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([digest(rpId), rest]);
  }

  #clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #credential<Response extends object>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
