import type { Readable } from 'node:stream';

import type { FastifyInstance } from 'fastify';

import { siteDayInWords } from '#domain/billing/core/siteDay.ts';
import { writtenGiftCode } from '#domain/billing/gifts/giftCode.ts';
import { planInWords } from '#domain/billing/plans/plan.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import { headAndFoot, STYLES, drawTagged } from '#server/engines/pdf/elements.ts';
import { createFlow, openDocument } from '#server/engines/pdf/flow.ts';
import { planStore } from '#server/modules/billing/plans/index.ts';
import { isUuid } from '#server/platform/db/isUuid.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import type { GiftDeps } from './GiftDeps.ts';
import type { GiftFacts } from './giftMails.ts';
import { giftStore } from './giftStore.ts';

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
function giftCardPdf({ words, code, plan, publicUrl }: Omit<GiftFacts, 'giftId'>, until: string, now: Date): Readable {
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

const CARDS_PATH = '/api/gift-cards';

/** Where the card of a gift is downloaded. */
export const giftCardPath = (giftId: string): string => `${CARDS_PATH}/${giftId}.pdf`;

/** Serves a member the cards of their own gifts that can be redeemed; anything else looks like none. */
export function registerGiftCards(
  app: FastifyInstance,
  { db, secret, publicUrl, rules }: GiftDeps,
  onlookerOf: Identity['onlookerOf'],
): void {
  app.get<{ Params: { id: string } }>(`${CARDS_PATH}/:id.pdf`, { exposeHeadRoute: false }, async (request, reply) => {
    const { authorization, cookie } = request.headers;
    const { memberId } = await onlookerOf({ authorization, cookie, ip: request.ip });
    const gift =
      memberId !== null && isUuid(request.params.id) ? await giftStore(db, secret).byId(request.params.id) : null;
    const plan = gift && (await planStore(db).ofPrice(gift.priceId));
    if (!plan || gift.buyerId !== memberId || gift.state !== 'READY' || !gift.words || !gift.code || !gift.endsAt)
      return sendProblem(request, reply, problemOf(404));
    const pdf = giftCardPdf(
      { words: gift.words, code: gift.code, plan: planInWords(plan), publicUrl },
      siteDayInWords(gift.endsAt, rules.zone),
      new Date(),
    );
    return reply
      .type('application/pdf')
      .header('content-disposition', 'attachment; filename="gift.pdf"')
      .header('cache-control', 'no-store')
      .header('cross-origin-resource-policy', 'same-origin')
      .send(pdf);
  });
}
