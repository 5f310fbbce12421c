export { fulfilCard, quoteCard } from './cardPurchase.ts';
export { finishRenewal, isTold, prepareRenewal } from './finishRenewal.ts';
export type { Fulfil, PaymentDeps } from './payments.ts';
export { handleEvents, replayEvents } from './handleEvents.ts';
export { addRefund, refundPayment, type RefundProblem, type RefundRequest, settleRefund } from './refundPayment.ts';
export { refundStore } from './refundStore.ts';
export { refundSubscription } from './refundSubscription.ts';
export { sweepPayments } from './startSweep.ts';
