/**
 * Why a payment failed, by what helps. soft: no funds, or the issuer did not answer, so later may do. hard: the card is
 * lost, stolen or closed, so another is needed. auth: the bank wants its customer. outage: the processor gave no
 * answer.
 */
export type FailureClass = 'soft' | 'hard' | 'auth' | 'outage';
