import type { Refusal } from '../store/documents.ts';

/** A call that is refused: what the dialect's `error` object says. */
export class WireError extends Error {
  override readonly name = 'WireError';
  readonly status: number;
  readonly body: { error: Record<string, unknown> };

  /** @param error - without `message`, one is made of the code. */
  constructor(
    status: number,
    error: { type: string; code?: string; param?: string; message?: string } & Record<string, unknown>,
  ) {
    super(error.message ?? error.code ?? error.type);
    this.status = status;
    this.body = { error: { message: this.message, ...error } };
  }
}

/** What was asked for is not there. */
export const missing = (kind: string, id: string, param = 'id'): WireError =>
  new WireError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${kind}: '${id.slice(0, 80)}'`,
  });

/** A parameter that the dialect does not allow. */
export const invalid = (param: string, message: string, code?: string): WireError =>
  new WireError(400, { type: 'invalid_request_error', param, message, ...(code !== undefined && { code }) });

/** A declined card names the payment. */
export const declined = (error: Refusal, intent: object): WireError =>
  new WireError(402, { type: 'card_error', ...error, message: 'Your card was declined.', payment_intent: intent });
