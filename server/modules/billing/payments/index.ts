export { fulfilCard, quoteCard } from './cardPurchase.ts';
export { chargeRenewal, type Renewal, type RenewalAnswer } from './chargeRenewal.ts';
export type { Fulfil, Fulfilments, PaymentParts, Purchase } from './payments.ts';
export { refundPayment, type RefundProblem, type RefundRequest } from './refundPayment.ts';
export { refundSubscription } from './refundSubscription.ts';
export { readMissedEvents, startSweep, sweepPayments } from './startSweep.ts';
export { registerPaymentRoutes } from './webhookRoutes.ts';
