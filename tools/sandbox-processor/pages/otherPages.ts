import { escapeHtml } from '#server/platform/http/escapeHtml.ts';

import type { Intent } from '../store/documents.ts';
import { money, type Page } from './layout.ts';

/** The page of a bank that wants to know whether its customer is paying. */
export const bankPage = ({ kind, amount, currency }: Intent, siteName: string): Page => ({
  title: 'Confirm at your bank (sandbox)',
  body: `<p class="soft">Fictional Bank</p>
<h1>${kind === 'payment' ? `Confirm ${money(amount, currency)}` : 'Confirm this card'}</h1>
<p>${escapeHtml(siteName)} asks ${kind === 'payment' ? 'for this payment' : 'to save your card'}. Approve it only if you started it. To keep the bank waiting, leave this page.</p>
<form method="post">
<div class="buttons">
<button class="strong" name="answer" value="approve">Approve</button>
<button name="answer" value="refuse">Refuse</button>
</div>
</form>`,
});

/** For a page whose time is over: what became of it, and the way back. */
export const closedPage = (isDone: boolean, backUrl: string | null): Page => ({
  title: `${isDone ? 'This is done' : 'This page is closed'} (sandbox)`,
  status: isDone ? 200 : 410,
  body: `<h1>${isDone ? 'This is done' : 'This page is closed'}</h1>
<p>${isDone ? 'Nothing more will be charged.' : 'Nothing was charged. Start again on the site.'}</p>
${backUrl === null ? '' : `<p><a href="${escapeHtml(backUrl)}">Back to the site</a></p>`}`,
});

/** For an address that leads nowhere. */
export const missingPage: Page = {
  title: 'Not found (sandbox)',
  status: 404,
  body: '<h1>Not found</h1>\n<p>There is no such page here.</p>',
};

/** For what cannot be read or was too much. */
export const faultPage = (status: number): Page => ({
  title: 'That did not work (sandbox)',
  status,
  body: '<h1>That did not work</h1>\n<p>Nothing was charged. Go back and try again.</p>',
});
