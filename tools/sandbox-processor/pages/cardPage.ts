import { escapeHtml } from '#server/platform/http/escapeHtml.ts';

import { TEST_CARDS } from '../bank/cards.ts';
import type { CardProblem, TypedCard } from '../bank/readCard.ts';
import type { Session } from '../store/documents.ts';
import { money, type Page } from './layout.ts';

/** In groups, as on a card. */
export const spaced = (number: string): string =>
  number.length === 15
    ? number.replace(/^(\d{4})(\d{6})(\d{5})$/u, '$1 $2 $3')
    : number.replace(/(\d{4})(?=\d)/gu, '$1 ');

/** The table of test cards, for a person who tries the site. */
const CARD_TABLE = `<table>
<thead><tr><th scope="col">Card number</th><th scope="col">What it does</th></tr></thead>
<tbody>
${TEST_CARDS.map(({ number, does }) => `<tr><td><code>${spaced(number)}</code></td><td>${escapeHtml(does)}</td></tr>`).join('\n')}
</tbody>
</table>`;

/** A field; what was typed into it is shown again only when it may be. */
function field(name: keyof TypedCard, label: string, problems: readonly CardProblem[], attributes: string): string {
  const fault = problems.find((problem) => problem.field === name);
  return `<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" autocomplete="off" ${attributes}${fault ? ` aria-invalid="true" aria-describedby="${name}-fault"` : ''}>
${fault ? `<span class="fault" id="${name}-fault">${escapeHtml(fault.message)}</span>` : ''}
</div>`;
}

const summary = (problems: readonly CardProblem[]): string =>
  problems.length === 0
    ? ''
    : `<div class="faults" role="alert"><strong>Check the card</strong><ul>${problems.map(({ field: name, message }) => `<li><a href="#${name}">${escapeHtml(message)}</a></li>`).join('')}</ul></div>`;

/**
 * Where a test card is typed. Nothing that was typed comes back, since it may be a real card's.
 * @param problems - of the last try; empty before the first.
 */
export function cardPage(session: Session, siteName: string, problems: readonly CardProblem[] = []): Page {
  const isPaid = session.mode === 'payment';
  const heading = isPaid ? money(session.amount, session.currency) : 'Save a card';
  return {
    title: `${problems.length > 0 ? 'Error: ' : ''}${isPaid ? `Pay ${heading}` : heading} (sandbox)`,
    status: problems.length > 0 ? 422 : 200,
    body: `<p class="soft">${escapeHtml(siteName)}</p>
<h1>${heading}</h1>
<p>${escapeHtml(session.description)}${isPaid ? '' : ' Nothing is charged now.'}</p>
${summary(problems)}
<form method="post" novalidate autocomplete="off">
${field('number', 'Card number', problems, 'inputmode="numeric" list="cards" maxlength="40"')}
<div class="row">
${field('expiry', 'Expiry', problems, 'placeholder="MM/YY" maxlength="9"')}
${field('code', 'Security code', problems, 'inputmode="numeric" maxlength="4"')}
</div>
${field('name', 'Name on card', problems, 'maxlength="100"')}
<datalist id="cards">${TEST_CARDS.map(({ number, does }) => `<option value="${spaced(number)}">${escapeHtml(does)}</option>`).join('')}</datalist>
<div class="buttons">
<button class="strong" name="action" value="pay">Pay</button>
${session.offersPaypal ? '<button name="action" value="paypal">PayPal</button>' : ''}
<button name="action" value="cancel">Cancel</button>
</div>
</form>
<details><summary>Test cards</summary>
<p class="soft">Any later expiry, any security code, any name. With another expiry a number counts as another card.</p>
<div class="scroll">${CARD_TABLE}</div>
</details>`,
  };
}
