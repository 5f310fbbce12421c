import type { FailureClass } from '#domain/billing/core/failureClass.ts';

/** Another card is needed: the same one will never pay. */
const HARD = new Set([
  'account_closed',
  'card_not_supported',
  'card_velocity_exceeded_permanently',
  'currency_not_supported',
  'expired_card',
  'expired_payment_method',
  'fraudulent',
  'incorrect_number',
  'invalid_account',
  'invalid_card_type',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'invalid_number',
  'lost_card',
  'merchant_blacklist',
  'new_account_information_available',
  'not_permitted',
  'payment_method_not_available',
  'pickup_card',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'security_violation',
  'service_not_allowed',
  'stolen_card',
  'stop_payment_order',
  'testmode_decline',
  'transaction_not_allowed',
  'payment_method_unactivated',
  'resource_missing',
]);
/** The person must confirm, or did not. */
const AUTH = new Set([
  'authentication_required',
  'authentication_not_handled',
  'offline_pin_required',
  'online_or_offline_pin_required',
  'authentication_failure',
  'payment_intent_authentication_failure',
  'setup_intent_authentication_failure',
]);
/** No bank said anything about this card. */
const OUTAGE = new Set([
  'processing_error',
  'payment_intent_payment_attempt_expired',
  'payment_method_provider_timeout',
  'payment_intent_payment_attempt_failed',
]);

/** What a processor says of a declined card: any part may be missing. */
export interface Decline {
  code?: string | null | undefined;
  decline_code?: string | null | undefined;
  advice_code?: string | null | undefined;
}

/**
 * What helps after a decline. The bank's own advice comes first, then its reason; a reason that we do not know is
 * `soft`, since another try costs little and a wrong `hard` costs a subscription. Source: the lists of decline codes
 * and advice codes at docs.stripe.com/declines, read in November 2026.
 */
export function failureOf({ code, decline_code: reason, advice_code: advice }: Decline): {
  class: FailureClass;
  code: string;
} {
  const known = reason ?? code ?? 'unknown';
  const has = (set: ReadonlySet<string>) => set.has(known) || (code != null && set.has(code));
  if (has(AUTH)) return { class: 'auth', code: known };
  if (advice === 'do_not_try_again' || has(HARD)) return { class: 'hard', code: known };
  return { class: has(OUTAGE) ? 'outage' : 'soft', code: known };
}
