import { createHmac } from 'node:crypto';

/**
 * The header of a notice, as the dialect has it. With `corrupt` above 0 it is that of another body.
 * @param at - seconds since 1970.
 */
export function signNotice({ body, corrupt }: { body: string; corrupt: number }, secret: string, at: number): string {
  const signed = createHmac('sha256', secret)
    .update(`${at}.${body}${corrupt > 0 ? ' ' : ''}`)
    .digest('hex');
  return `t=${at},v1=${signed}`;
}
