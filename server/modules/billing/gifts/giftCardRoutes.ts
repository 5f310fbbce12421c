import type { FastifyInstance } from 'fastify';

import { siteDayInWords } from '#domain/billing/core/siteDay.ts';
import { planInWords } from '#domain/billing/plans/offeredPlan.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import { planStore } from '#server/modules/billing/plans/index.ts';
import { isUuid } from '#server/platform/db/isUuid.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import { giftCardPdf } from './giftCardPdf.ts';
import type { GiftDeps } from './GiftDeps.ts';
import { giftStore } from './giftStore.ts';

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
