import { escapeHtml } from '#server/platform/http/escapeHtml.ts';

import type { EventRow } from '../eventStore.ts';
import type { Page } from '../pages/layout.ts';
import { money } from '../pages/layout.ts';
import type { Dispute, Intent } from '../store/documents.ts';
import type { Control } from './controlStore.ts';

/** What the control page shows, the newest first. */
export interface ControlView {
  control: Control;
  payments: readonly Intent[];
  disputes: readonly Dispute[];
  events: readonly EventRow[];
}

const option = (value: string, label: string, chosen: string): string =>
  `<option value="${value}"${value === chosen ? ' selected' : ''}>${label}</option>`;
const button = (name: string, value: string, label: string, about: string): string =>
  `<button name="${name}" value="${value}" aria-label="${label} ${escapeHtml(about)}">${label}</button>`;

function paymentActions({ id, kind, status, isDisputed }: Intent, base: string): string {
  const decisions =
    status === 'processing' || status === 'requires_action'
      ? [
          ['paid', 'Pay'],
          ['failed', 'Fail'],
        ]
      : kind === 'payment' && status === 'succeeded' && !isDisputed
        ? [['dispute', 'Dispute']]
        : [];
  return decisions.length === 0
    ? ''
    : `<form method="post" action="${base}/payments/${id}">${decisions.map(([value = '', label = '']) => button('decision', value, label, id)).join('')}</form>`;
}

const table = (heads: readonly string[], rows: readonly string[], empty: string): string =>
  rows.length === 0
    ? `<p class="soft">${empty}</p>`
    : `<div class="scroll"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;

const cells = (...values: readonly string[]): string =>
  `<tr>${values.map((value) => `<td>${value}</td>`).join('')}</tr>`;

const deliveryForm = (
  { delivery }: Control,
  base: string,
): string => `<form method="post" action="${base}/delivery" class="inline">
<div class="field"><label for="mode">Notices</label><select id="mode" name="mode">${option('send', 'Send', delivery.mode)}${option('hold', 'Hold', delivery.mode)}${option('drop', 'Drop', delivery.mode)}</select></div>
<div class="field"><label for="copies">Copies</label><input id="copies" name="copies" inputmode="numeric" value="${delivery.copies}"></div>
<div class="field"><label for="delayMs">Delay (ms)</label><input id="delayMs" name="delayMs" inputmode="numeric" value="${delivery.delayMs}"></div>
<div class="field"><label for="corrupt">Wrong signatures</label><input id="corrupt" name="corrupt" inputmode="numeric" value="${delivery.corrupt}"></div>
<div class="field"><label for="shuffle">Order</label><select id="shuffle" name="shuffle">${option('off', 'As it happens', delivery.isShuffled ? 'on' : 'off')}${option('on', 'Shuffled', delivery.isShuffled ? 'on' : 'off')}</select></div>
<button class="strong">Set</button>
</form>`;

const faultForms = (
  { fault, decline }: Control,
  base: string,
): string => `<form method="post" action="${base}/fault" class="inline">
<div class="field"><label for="answer">Next calls answer</label><select id="answer" name="answer">${['500', '429', 'cut'].map((value) => option(value, value === 'cut' ? 'Nothing: cut the connection' : value, String(fault?.answer ?? '500'))).join('')}</select></div>
<div class="field"><label for="faults">Calls</label><input id="faults" name="count" inputmode="numeric" value="${fault?.left ?? 0}"></div>
<button class="strong">Set</button>
</form>
<form method="post" action="${base}/decline" class="inline">
<div class="field"><label for="code">Next charges are declined with</label><input id="code" name="code" value="${escapeHtml(decline?.error.decline_code ?? decline?.error.code ?? 'insufficient_funds')}"></div>
<div class="field"><label for="declines">Charges</label><input id="declines" name="count" inputmode="numeric" value="${decline?.left ?? 0}"></div>
<button class="strong">Set</button>
</form>`;

/** Everything that can be made to go wrong, and what happened. @param base - address of the control API. */
export function controlPage({ control, payments, disputes, events }: ControlView, base: string): Page {
  const paymentRows = payments.map((intent) =>
    cells(
      `<code>${intent.id}</code>`,
      intent.kind === 'payment' ? money(intent.amount, intent.currency) : 'saves a card',
      `${intent.status}${intent.error ? ` (${escapeHtml(intent.error.decline_code ?? intent.error.code)})` : ''}${intent.refunded > 0 ? `, ${money(intent.refunded, intent.currency)} back` : ''}`,
      paymentActions(intent, base),
    ),
  );
  const disputeRows = disputes.map(({ id, intent, amount, currency, status }) =>
    cells(
      `<code>${id}</code>`,
      `<code>${intent}</code>`,
      money(amount, currency),
      status,
      status === 'needs_response'
        ? `<form method="post" action="${base}/disputes/${id}">${button('decision', 'won', 'Won', id)}${button('decision', 'lost', 'Lost', id)}</form>`
        : '',
    ),
  );
  const eventRows = events.map(({ id, type, about, state, tries, answer }) =>
    cells(
      `<code>${type}</code>`,
      `<code>${about}</code>`,
      `${state}${tries > 0 ? `, ${tries} tries, ${answer || 'no answer'}` : ''}`,
      `<form method="post" action="${base}/events/${id}">${button('send', 'on', 'Send', `${type} ${about}`)}</form>`,
    ),
  );
  return {
    title: 'Control (sandbox)',
    isWide: true,
    body: `<h1>Control</h1>
<h2>What goes wrong</h2>
${deliveryForm(control, base)}
${faultForms(control, base)}
<div class="inline"><form method="post" action="${base}/release"><button>Send all that are held</button></form><form method="post" action="${base}/reset"><button>Back to normal</button></form></div>
<h2>Payments</h2>
${table(['Payment', 'Amount', 'State', 'Decide'], paymentRows, 'There are no payments yet.')}
<h2>Disputes</h2>
${table(['Dispute', 'Payment', 'Amount', 'State', 'Decide'], disputeRows, 'No payment is disputed.')}
<h2>Notices</h2>
${table(['Notice', 'About', 'State', 'Again'], eventRows, 'Nothing has happened yet.')}`,
  };
}
