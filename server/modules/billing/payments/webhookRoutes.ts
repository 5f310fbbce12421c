import type { FastifyInstance } from 'fastify';

import { BadSignature, type ProcessorEvent } from '#server/engines/payment/PaymentProcessor.ts';
import { encrypt } from '#server/platform/encryption/encrypt.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import { eventStore } from './eventStore.ts';
import { handleEvents } from './handleEvents.ts';
import type { PaymentDeps } from './payments.ts';

/** Where processors send their notices, without the processor's name. */
export const EVENTS_PATH = '/api/payment-events';

/** No notice of a processor is nearly so long. */
const MOST_BYTES = 256 * 1024;

interface WebhookParts {
  payments: PaymentDeps;
  secret: string;
}

const signatureOf = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && header !== '' ? header : null;

/**
 * Takes notices of the payment processor: checks the signature over the bytes as they came, writes the notice down
 * sealed, and answers. It is worked afterwards. A sender who can sign may speak, and of the notice nothing but its
 * object's id is believed.
 */
export function registerPaymentRoutes(app: FastifyInstance, { payments, secret }: WebhookParts): void {
  const { db, processor, log } = payments;
  let working = Promise.resolve();
  let isQueued = false;
  // After the answer, and one after another. What arrives meanwhile is worked together.
  const workSoon = () => {
    if (isQueued) return;
    isQueued = true;
    const work = () => {
      isQueued = false;
      return handleEvents(payments);
    };
    working = working.then(work).then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, 'notices of the payment processor could not be worked'),
    );
  };
  app.addHook('onClose', () => working);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { processor: string } }>(
      `${EVENTS_PATH}/:processor`,
      { bodyLimit: MOST_BYTES },
      async (request, reply) => {
        if (!processor || request.params.processor !== processor.name)
          return sendProblem(request, reply, problemOf(404));
        const { signatureHeader } = processor;
        const signature = signatureHeader === null ? null : signatureOf(request.headers[signatureHeader]);
        let event: ProcessorEvent;
        try {
          if (signature === null || !Buffer.isBuffer(request.body)) throw new BadSignature();
          event = processor.verify(request.body, signature, new Date());
        } catch (error) {
          if (!(error instanceof BadSignature)) throw error;
          log.warn({ processor: processor.name }, 'a payment notice without a good signature was refused');
          return sendProblem(request, reply, problemOf(400));
        }
        // Another site's, of an account that is shared: answered, so that it is not sent again.
        if (event.site === null || event.site === processor.site) {
          if (
            await eventStore(db).add(processor.name, event, encrypt(secret, request.body.toString('utf8')), new Date())
          )
            workSoon();
        }
        return reply.send({ received: true });
      },
    );
  });
}
