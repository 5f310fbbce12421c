import { createHash } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import { isCurrency, formatMoney } from '#domain/billing/core/money.ts';
import { siteDayInWords } from '#domain/billing/core/siteDay.ts';
import { referenceInGroups } from '#domain/billing/reconciliation/creditorReference.ts';
import type { TransferSettings } from '#server/platform/config/settings/payments.ts';
import type { Database } from '#server/platform/db/database.ts';
import { escapeHtml } from '#server/platform/http/escapeHtml.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import { TRANSFER_PATH } from './createInvoiceProcessor.ts';
import { epcCode } from './epcCode.ts';
import { findOrder, type StoredOrder } from './transferStore.ts';

const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; --ground: #f4f2ec; --sheet: #fff; --text: #22261f; --soft: #555c50; --line: #cfcbbd; --strong: #1c5f46; --on-strong: #fff; }
@media (prefers-color-scheme: dark) { :root { --ground: #141612; --sheet: #1f231d; --text: #e9ece4; --soft: #b4bbab; --line: #4a5145; --strong: #9fd2b9; --on-strong: #10251b; } }
* { box-sizing: border-box; }
body { margin: 0; color: var(--text); background: var(--ground); }
main { margin: 1.5rem auto; padding: 1.5rem; max-width: 36rem; background: var(--sheet); border-radius: 0.75rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.6rem; line-height: 1.25; }
p, dl { margin: 0 0 1.25rem; }
.soft, dt { color: var(--soft); }
dl { display: grid; gap: 0.25rem 1.5rem; border-top: 1px solid var(--line); padding-top: 1.25rem; }
dd { margin: 0 0 0.75rem; font-weight: 600; overflow-wrap: anywhere; }
.code { display: inline-block; padding: 0.5rem; background: #fff; border-radius: 0.5rem; }
.code svg { display: block; width: 11rem; height: 11rem; }
.links { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; align-items: center; margin: 0; }
a { color: var(--strong); }
a.next { padding: 0.7rem 1.2rem; color: var(--on-strong); background: var(--strong); border-radius: 0.45rem; text-decoration: none; font-weight: 600; }
a:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
@media (min-width: 32rem) { dl { grid-template-columns: auto 1fr; } dd { margin: 0; } }
@media print { .links { display: none; } main { margin: 0; } }
`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Where and how to pay, once an order is open. */
async function details(order: StoredOrder, { payee, account, bic }: TransferSettings): Promise<string> {
  const rest = order.amount - order.received;
  const shown = isCurrency(order.currency)
    ? formatMoney({ amount: rest, currency: order.currency })
    : `${rest} ${order.currency}`;
  const rows: [string, string][] = [
    ['Amount', `${shown} (${order.currency})`],
    ['Reference', referenceInGroups(order.reference)],
    ['Pay to', payee],
    ['Account', account],
    ...(bic === null ? [] : [['BIC', bic] as [string, string]]),
  ];
  const isSepa = order.currency === 'EUR' && /^[A-Z]{2}\d{2}[A-Z\d ]{11,42}$/u.test(account);
  const code = isSepa
    ? await epcCode({ payee, iban: account, bic: bic ?? '', amount: rest, reference: order.reference })
    : null;
  return `<p>${escapeHtml(order.description)}. Transfer the amount from your bank with exactly this reference. We confirm your payment by email once it arrives, usually within three working days.</p>
${order.received > 0 ? '<p>Part of the amount has arrived. This is what is left.</p>' : ''}
<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('\n')}</dl>
${code === null ? '' : `<p class="soft">Or scan this code with your banking app.</p>\n<p><span class="code" role="img" aria-label="The same transfer as a code for banking apps">${code}</span></p>`}`;
}

const HEADINGS: Readonly<Record<StoredOrder['state'], string>> = {
  OPEN: 'Pay by bank transfer',
  PAID: 'Your payment has arrived',
  CANCELED: 'This payment is no longer needed',
};

/** Until when what was ordered is open before its money has arrived, in words; null for not at all. */
async function trustedUntil(db: Database, { paymentId }: StoredOrder, timeZone: string): Promise<string | null> {
  const row = await db.one<{ until: Date }>(
    `/* transfers.trusted */ SELECT c.trusted_until AS until FROM payment p JOIN invoice i ON i.id = p.invoice_id JOIN checkout c ON c.id = i.checkout_id WHERE p.id::text = $1 AND c.state = 'OPEN' AND NOT c.is_canceled AND c.trusted_until > $2`,
    [paymentId, new Date()],
  );
  return row && siteDayInWords(row.until, timeZone);
}

async function bodyOf(order: StoredOrder, settings: TransferSettings): Promise<string> {
  if (order.state === 'PAID') return '<p>Nothing is left to pay.</p>';
  if (order.state === 'CANCELED') return '<p>Please do not transfer anything with its reference.</p>';
  return order.paymentId === null
    ? `<p>${escapeHtml(order.description)}. Nothing is due now. We will email you the bank details when it is.</p>`
    : details(order, settings);
}

/** Pages that say where to transfer what, each known only to who was sent there. */
export function registerTransferPages(
  app: FastifyInstance,
  { db, transfer, timeZone }: { db: Database; transfer: TransferSettings; timeZone: string },
): void {
  app.get<{ Params: { id: string } }>(`${TRANSFER_PATH}/:id`, async (request, reply) => {
    const order = await findOrder(db, request.params.id);
    if (!order) return sendProblem(request, reply, problemOf(404));
    const isAsked = order.state === 'OPEN';
    const until = isAsked ? await trustedUntil(db, order, timeZone) : null;
    const next = order.successUrl ?? '/account/subscription';
    const html = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${HEADINGS[order.state]}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${isAsked && order.paymentId === null ? 'You will pay by bank transfer' : HEADINGS[order.state]}</h1>
${await bodyOf(order, transfer)}
${until === null ? '' : `<p>Until ${escapeHtml(until)} everything you ordered is open to you already, while your transfer is on its way.</p>\n`}<p class="links"><a class="next" href="${escapeHtml(next)}">Continue</a>${isAsked && order.cancelUrl !== null && order.paymentId !== null ? `<a href="${escapeHtml(order.cancelUrl)}">Cancel this payment</a>` : ''}</p>
</main>
</body>
</html>
`;
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .send(html);
  });
}
