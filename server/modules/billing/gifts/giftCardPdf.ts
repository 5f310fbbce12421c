import type { Readable } from 'node:stream';

import { writtenGiftCode } from '#domain/billing/gifts/giftCode.ts';
import { headAndFoot, STYLES, drawTagged } from '#server/engines/pdf/elements.ts';
import { createFlow, openDocument } from '#server/engines/pdf/flow.ts';

import type { GiftFacts } from './giftMails.ts';

/** What a printed card says that is the same on every one. */
const TEXTS = {
  heading: 'A gift for you',
  how: 'To redeem it, open this address, sign in or register, and enter the code.',
  code: 'Your code',
  starts: 'It starts when you redeem it. If you subscribe already, it is added to what you have.',
};

/**
 * The card of a gift as a tagged PDF, for its giver to hand over.
 * @param until - date in words until which it can be redeemed
 */
export function giftCardPdf(
  { words, code, plan, publicUrl }: Omit<GiftFacts, 'giftId'>,
  until: string,
  now: Date,
): Readable {
  const doc = openDocument(TEXTS.heading, new URL(publicUrl).host, now);
  const flow = createFlow(doc, {
    noteNumber: () => 0,
    targetOf: () => '',
    onPerson: () => undefined,
    onPage: (page) => headAndFoot(page, TEXTS.heading),
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  flow.newPage();
  drawTagged(flow, root, 'H1', () => flow.lines([{ text: TEXTS.heading }], STYLES.part));
  flow.space(12);
  const says = [
    `${words.recipientName}, ${words.senderName} has given you a subscription: ${plan}.`,
    ...(words.message === '' ? [] : [`“${words.message}”`]),
    TEXTS.how,
    `${publicUrl}/gift-subscriptions/redeem`,
  ];
  for (const text of says) {
    drawTagged(flow, root, 'P', () => flow.lines([{ text }], STYLES.body));
    flow.space(6);
  }
  flow.space(12);
  drawTagged(flow, root, 'H2', () => flow.lines([{ text: TEXTS.code }], STYLES.heading));
  drawTagged(flow, root, 'P', () => flow.lines([{ text: writtenGiftCode(code) }], STYLES.part));
  flow.space(12);
  for (const text of [TEXTS.starts, `It can be redeemed until ${until}.`])
    drawTagged(flow, root, 'P', () => flow.lines([{ text }], STYLES.body));
  root.end();
  doc.end();
  return doc;
}
