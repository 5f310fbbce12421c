import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import type { NotificationName } from '#domain/account/mail-preferences/notificationSettings.ts';

/** What links in emails are signed with and lead to. */
export interface LinkDeps {
  secret: string;
  /** Origin of the site, without a final slash. */
  publicUrl: string;
}

const markOf = (secret: string, memberId: number): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'muniment mail preferences', 32)))
    .update(String(memberId))
    .digest();

/**
 * Names the member whose emails a link is about. It opens nothing but these choices, and works for as long as the
 * secret is kept.
 */
export const preferenceToken = (secret: string, memberId: number): string =>
  `${memberId}.${markOf(secret, memberId).toString('base64url')}`;

/** The member a token is about; null for one that is not ours. */
export function memberOfToken(secret: string, token: string): number | null {
  const [id = '', mark = ''] = token.split('.');
  const memberId = Number(id);
  if (!/^\d{1,15}$/u.test(id)) return null;
  const [given, wanted] = [Buffer.from(mark, 'base64url'), markOf(secret, memberId)];
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? memberId : null;
}

/**
 * The link to all choices about email, for the end of an email to a member: `footerLinks` of `composeMail`. Its token
 * is in the fragment.
 */
export const preferenceLink = ({ secret, publicUrl }: LinkDeps, memberId: number): { label: string; href: string } => ({
  label: 'Choose which other emails you want',
  href: `${publicUrl}/email-preferences#token=${preferenceToken(secret, memberId)}`,
});

/** The address for a mail program's own button that ends one kind of emails to a member (RFC 8058). */
export const unsubscribeAddress = (
  { secret, publicUrl }: LinkDeps,
  memberId: number,
  setting: NotificationName,
): string =>
  `${publicUrl}/api/unsubscribe?${new URLSearchParams({ token: preferenceToken(secret, memberId), setting }).toString()}`;
