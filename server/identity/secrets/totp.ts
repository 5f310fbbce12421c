import { createHmac, timingSafeEqual } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps a clock may be ahead or behind (RFC 6238 section 5.2). */
const DRIFT = 1;

/** Bytes of a base32 text (RFC 4648); case, spaces and padding do not matter. */
function fromBase32(text: string): Buffer {
  const bits = [...text.toUpperCase().replace(/[\s=]/gu, '')].map((sign) => {
    const value = ALPHABET.indexOf(sign);
    if (value < 0) throw new Error('The secret is not base32.');
    return value.toString(2).padStart(5, '0');
  });
  return Buffer.from((bits.join('').match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of a step of 30 seconds since 1970-01-01 UTC (RFC 4226 section 5.3, SHA-1, six digits). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The step a code belongs to, or null when it is wrong, too old or not newer than the last one used: a code opens
 * the door once (RFC 6238 section 5.2).
 *
 * @param secret base32
 * @param code as typed; spaces do not matter
 * @param at milliseconds since 1970-01-01 UTC
 * @param lastStep the step of the last code accepted, null for none
 */
export function acceptedTotpStep(secret: string, code: string, at: number, lastStep: number | null): number | null {
  const typed = Buffer.from(code.replace(/\s/gu, ''));
  if (typed.length !== DIGITS) return null;
  const now = Math.floor(at / 1000 / STEP_SECONDS);
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => now - DRIFT + index);
  const found = steps.find((step) => step > (lastStep ?? -1) && timingSafeEqual(Buffer.from(totpCode(secret, step)), typed));
  return found ?? null;
}
