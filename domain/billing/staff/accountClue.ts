import { readGiftCode } from '../gifts/giftCode.ts';

/** What a member of staff looks for, by how it is written. */
export type AccountClue =
  | { kind: 'email'; email: string }
  | { kind: 'member'; id: number }
  | { kind: 'invoice'; number: string }
  | { kind: 'payment'; id: string }
  | { kind: 'reference'; reference: string }
  | { kind: 'gift'; code: string };

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/u;

/**
 * What a text names exactly: an email address, the number of an account or an invoice, a payment (ours or the
 * processor's), the reference of a bank transfer, the code of a gift as its holder has it. Null for anything else:
 * staff do not search by parts of names.
 */
export function readClue(text: string): AccountClue | null {
  const clue = text.trim();
  if (clue.includes('@')) return clue.length <= 254 ? { kind: 'email', email: clue } : null;
  if (/^[1-9]\d{0,14}$/u.test(clue)) return { kind: 'member', id: Number(clue) };
  if (/^(?:inv|cn)-\d{4}-\d{6,9}$/iu.test(clue)) return { kind: 'invoice', number: clue.toUpperCase() };
  if (UUID.test(clue.toLowerCase())) return { kind: 'payment', id: clue.toLowerCase() };
  if (/^pi_\w{1,100}$/u.test(clue)) return { kind: 'payment', id: clue };
  const reference = clue.replaceAll(/\s/gu, '').toUpperCase();
  if (/^RF\d{2}[\dA-Z]{1,21}$/u.test(reference)) return { kind: 'reference', reference };
  const code = readGiftCode(clue);
  return code === null ? null : { kind: 'gift', code };
}
