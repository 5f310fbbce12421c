import type { FastifyReply } from 'fastify';

import type { FieldProblem } from '#domain/account/access/signUpRules.ts';

const minutes = (seconds: number): string => (seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`);

/** A sign-in that was answered rightly, of an account that was signed out everywhere meanwhile (finishSignIn.ts). */
export const SIGNED_OUT_MEANWHILE: FieldProblem = {
  field: null,
  code: 'EXPIRED',
  message: 'This account was signed out everywhere while you signed in. Start the sign-in again.',
};

/** Answers `{ problems }`, each beside its field; the page keeps what was typed. */
export const refuse = (reply: FastifyReply, status: number, problems: readonly FieldProblem[]): FastifyReply =>
  reply.code(status).send({ problems });

/** Answers that there were too many tries, and when to come back: in seconds, also in the header. */
export function refuseForNow(reply: FastifyReply, retryAfterSeconds: number): FastifyReply {
  void reply.header('retry-after', String(retryAfterSeconds));
  const message = `There were too many tries. Wait ${minutes(retryAfterSeconds)}, then try again.`;
  return refuse(reply, 429, [{ field: null, code: 'TOO_MANY_TRIES', message }]);
}

/** Seconds after which those who wait now have had their turn. */
const BUSY_SECONDS = 20;

/** Answers that so many sign in at this moment that nothing was tried. */
export function refuseWhileBusy(reply: FastifyReply): FastifyReply {
  void reply.header('retry-after', String(BUSY_SECONDS));
  const message = 'Too many people are signing in at the moment. Nothing was changed. Wait a minute, then try again.';
  return refuse(reply, 429, [{ field: null, code: 'TOO_MANY_TRIES', message }]);
}

/** Answers that a form of another site is not taken. */
export const refuseForeign = (reply: FastifyReply): FastifyReply =>
  refuse(reply, 403, [{ field: null, code: 'FOREIGN_ORIGIN', message: 'This form can be sent from this site only.' }]);
