export { fulfilCard, quoteCard } from './cardPurchase.ts';
export { chargeRenewal, isTold, type Renewal } from './chargeRenewal.ts';
export type { Fulfil, PaymentParts } from './payments.ts';
export { handleEvents } from './handleEvents.ts';
export { addRefund, refundPayment, type RefundProblem, type RefundRequest, settleRefund } from './refundPayment.ts';
export { refundStore } from './refundStore.ts';
export { refundSubscription } from './refundSubscription.ts';
export { startSweep, sweepPayments } from './startSweep.ts';
export { registerPaymentRoutes } from './webhookRoutes.ts';
