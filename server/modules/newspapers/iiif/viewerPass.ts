import { randomBytes } from 'node:crypto';

/**
 * What a viewer elsewhere is given: a cookie that its reader may ask for tokens with, or a token for its own questions.
 */
type PassKind = 'cookie' | 'token';

/** What a pass says. */
export interface ViewerPass {
  kind: PassKind;
  /** Of the viewer, the only one that may use it. */
  origin: string;
  /** Milliseconds since 1970. */
  until: number;
}

const LETTERS: Readonly<Record<PassKind, string>> = { cookie: 'c', token: 't' };
const PASS = /^([ct])\.([a-z0-9]{1,12})\.([\w-]{1,400})\.[\w-]{43}$/u;
const KEY_BYTES = 32;

/** A new pass. The whole of it is the ticket (identity.ts), so that none of what it says can be changed. */
export const writePass = ({ kind, origin, until }: ViewerPass): string =>
  [
    LETTERS[kind],
    until.toString(36),
    Buffer.from(origin).toString('base64url'),
    randomBytes(KEY_BYTES).toString('base64url'),
  ].join('.');

/** Reads what a pass says; whether anyone gave it out is the database's to know. Null for anything else. */
export function readPass(pass: string): ViewerPass | null {
  const [, letter, until = '', origin = ''] = PASS.exec(pass) ?? [];
  if (letter === undefined) return null;
  return {
    kind: letter === LETTERS.cookie ? 'cookie' : 'token',
    until: Number.parseInt(until, 36),
    origin: Buffer.from(origin, 'base64url').toString('utf8'),
  };
}
