export { fulfilCard, quoteCard } from './cardPurchase.ts';
export { chargeRenewal, isTold, type Renewal } from './chargeRenewal.ts';
export type { Fulfil, PaymentParts } from './payments.ts';
export { refundPayment, type RefundRequest } from './refundPayment.ts';
export { refundSubscription } from './refundSubscription.ts';
export { startSweep, sweepPayments } from './startSweep.ts';
export { registerPaymentRoutes } from './webhookRoutes.ts';
