import { escapeHtml } from '#server/platform/http/escapeHtml.ts';

import type { Mail } from './Mailer.ts';

/** What an email says, in the order it says it. All of it is plain text. */
export interface MailWords {
  subject: string;
  /** Paragraphs before the button. */
  before: readonly string[];
  /** The one thing the email is for; `href` is an address of this site. */
  action?: { label: string; href: string };
  /** Paragraphs after the button. */
  after?: readonly string[];
  /** Why the reader gets this, and other small print. */
  footer: readonly string[];
  /** Small links at the end, such as to the email preferences. */
  footerLinks?: readonly { label: string; href: string }[];
}

const INK = '#1d2433';
const INDIGO = '#2f3b8f';
const PARAGRAPH = `margin:0 0 16px;font-size:16px;line-height:24px;color:${INK}`;
const SMALL = 'margin:0 0 8px;font-size:13px;line-height:20px;color:#566075';

const paragraph = (style: string) => (line: string) => `<p style="${style}">${escapeHtml(line)}</p>`;

const button = ({ label, href }: { label: string; href: string }): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${INDIGO};color:#ffffff;font-size:16px;line-height:24px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="${SMALL}">If the button does not work, copy this address into your browser:<br><span style="word-break:break-all">${escapeHtml(href)}</span></p>`;

const footerLink = ({ label, href }: { label: string; href: string }): string =>
  `<p style="${SMALL}"><a href="${escapeHtml(href)}" style="color:#566075">${escapeHtml(label)}</a></p>`;

function textPart({ before, action, after = [], footer, footerLinks = [] }: MailWords): string {
  const paragraphs = [
    ...before,
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...after,
    '-- ',
    ...footer,
    ...footerLinks.map(({ label, href }) => `${label}: ${href}`),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function htmlPart({ before, action, after = [], footer, footerLinks = [] }: MailWords): string {
  return `${before.map(paragraph(PARAGRAPH)).join('\n')}
${action ? button(action) : ''}
${after.map(paragraph(PARAGRAPH)).join('\n')}
<hr style="margin:24px 0 16px;border:0;border-top:1px solid #d9dce6">
${[...footer.map(paragraph(SMALL)), ...footerLinks.map(footerLink)].join('\n')}`;
}

/**
 * The HTML document of an email.
 * @param body - what `composeMail` made
 */
export const mailDocument = (siteName: string, subject: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f3f4f8;font-family:Georgia,'Times New Roman',serif">
<div style="max-width:560px;margin:0 auto;padding:32px 28px;border-radius:10px;background:#ffffff">
<p style="margin:0 0 24px;font-size:20px;line-height:28px;font-weight:700;color:${INDIGO}">${escapeHtml(siteName)}</p>
${body}
</div></body></html>
`;

/**
 * Makes the plain and the HTML part of an email from the same words. Everything is escaped, and nothing is fetched from
 * anywhere when the email is opened: no pictures, fonts or style sheets.
 */
export function composeMail(words: MailWords): Pick<Mail, 'subject' | 'text' | 'html' | 'link'> {
  return {
    subject: words.subject,
    text: textPart(words),
    html: htmlPart(words),
    ...(words.action && { link: words.action.href }),
  };
}
