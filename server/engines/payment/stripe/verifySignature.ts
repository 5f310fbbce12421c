import { createHmac, timingSafeEqual } from 'node:crypto';

import { BadSignature } from '../PaymentProcessor.ts';

/** Seconds that a notice may be old, or that the two clocks may differ. */
export const TOLERANCE_SECONDS = 300;
const LONGEST_HEADER = 1_024;
const MOST_SIGNATURES = 8;

/** One moment and the signatures beside it; null for anything that is not written so. */
function readHeader(header: string): { at: number; signatures: Buffer[] } | null {
  if (header.length > LONGEST_HEADER) return null;
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string?]);
  const moments = parts.filter(([name]) => name === 't').map(([, value]) => value ?? '');
  const signatures = parts
    .filter(([name, value]) => name === 'v1' && value !== undefined && /^[\da-f]{64}$/u.test(value))
    .map(([, value]) => Buffer.from(value ?? '', 'hex'));
  const [moment = ''] = moments;
  if (
    moments.length !== 1 ||
    !/^\d{1,12}$/u.test(moment) ||
    signatures.length === 0 ||
    signatures.length > MOST_SIGNATURES
  )
    return null;
  return { at: Number(moment), signatures };
}

/**
 * Checks a header `t=seconds,v1=hex[,v1=hex]`: HMAC-SHA-256 of `seconds.body` (docs.stripe.com/webhooks/signature).
 * Done here and not by the package, so that a notice does not wait for 23 MB to load, and so that a moment in the
 * future is refused too.
 * @param secrets - any of them may have signed.
 * @throws BadSignature
 */
export function verifySignature(raw: Buffer, header: string, secrets: readonly string[], now: Date): void {
  const read = readHeader(header);
  if (!read) throw new BadSignature('The signature cannot be read.');
  const isSigned = secrets.some((secret) => {
    const wanted = createHmac('sha256', secret).update(`${read.at}.`).update(raw).digest();
    return read.signatures.some((signature) => timingSafeEqual(signature, wanted));
  });
  if (!isSigned) throw new BadSignature('The signature is not of this notice.');
  const seconds = now.getTime() / 1000 - read.at;
  if (Math.abs(seconds) > TOLERANCE_SECONDS) throw new BadSignature('The notice is too old, or a clock is wrong.');
}
