import { failureOf } from './failureClass.ts';

describe('failureOf', () => {
  it.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'soft', 'insufficient_funds'],
    [{ code: 'card_declined', decline_code: 'generic_decline' }, 'soft', 'generic_decline'],
    [{ code: 'card_declined', decline_code: 'issuer_not_available' }, 'soft', 'issuer_not_available'],
    [{ code: 'card_declined', decline_code: 'a_reason_of_next_year' }, 'soft', 'a_reason_of_next_year'],
    [{ code: 'card_declined', decline_code: 'stolen_card' }, 'hard', 'stolen_card'],
    [{ code: 'card_declined', decline_code: 'lost_card' }, 'hard', 'lost_card'],
    [{ code: 'card_declined', decline_code: 'do_not_honor', advice_code: 'do_not_try_again' }, 'hard', 'do_not_honor'],
    [{ code: 'card_declined', decline_code: 'do_not_honor', advice_code: 'try_again_later' }, 'soft', 'do_not_honor'],
    [{ code: 'expired_card', decline_code: 'expired_card' }, 'hard', 'expired_card'],
    [{ code: 'expired_card' }, 'hard', 'expired_card'],
    [{ code: 'authentication_required', decline_code: 'authentication_required' }, 'auth', 'authentication_required'],
    [{ code: 'authentication_required', advice_code: 'do_not_try_again' }, 'auth', 'authentication_required'],
    [{ code: 'payment_intent_authentication_failure' }, 'auth', 'payment_intent_authentication_failure'],
    [{ code: 'processing_error' }, 'outage', 'processing_error'],
    [{}, 'soft', 'unknown'],
    [{ code: null, decline_code: null }, 'soft', 'unknown'],
  ])('of %p is %s', (decline, wanted, code) => expect(failureOf(decline)).toEqual({ class: wanted, code }));
});
