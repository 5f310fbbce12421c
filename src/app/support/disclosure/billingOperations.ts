import { fieldsBelow, REFUSED, SHAPE_ONLY, type OperationDisclosures } from './disclosure.ts';

const SETTLED = { answer: ['state', 'failure.class'] };
const ANSWERED = { answer: ['problems.field'] };

/**
 * What may be seen of plans and payments: prices that everyone is offered, and how far a payment came; never what
 * anyone has, pays or pays with.
 */
export const billingOperations: OperationDisclosures = {
  planOffers: {
    answer: [
      'trialDays',
      ...fieldsBelow('prices', [
        'plan.durationInMonths',
        'total.amount',
        'perMonth.amount',
        'was.amount',
        'nextYear.amount',
        'trialDays',
      ]),
    ],
  },
  makeQuote: ANSWERED,
  currentSubscription: SHAPE_ONLY,
  subscriptionInfo: SHAPE_ONLY,
  subscriptionStanding: SHAPE_ONLY,
  appSubscriptions: SHAPE_ONLY,
  paidStanding: SHAPE_ONLY,
  cancelSubscription: ANSWERED,
  resumeSubscription: ANSWERED,
  pauseSubscription: ANSWERED,
  withdrawSubscription: ANSWERED,
  cancelPendingChange: ANSWERED,
  // Its answer has the address of a payment page, which opens for every reader of it.
  startCheckout: REFUSED,
  settleCheckout: SETTLED,
  cancelCheckout: SETTLED,
  paymentCards: REFUSED,
  invoices: REFUSED,
  credits: SHAPE_ONLY,
  keepCredits: ANSWERED,
  ownCredits: SHAPE_ONLY,
  buyItemWithCredits: SHAPE_ONLY,
  ppvPreview: SHAPE_ONLY,
  previewPpvPurchase: SHAPE_ONLY,
  giftPlans: SHAPE_ONLY,
  ownGifts: REFUSED,
  // What its buyer wrote, and to whom.
  changeGift: REFUSED,
  extendGift: REFUSED,
  refundGift: REFUSED,
  ownReferrals: REFUSED,
  // A code is money until it is redeemed.
  createGift: REFUSED,
  checkCode: REFUSED,
  redeemCode: REFUSED,
  // It has an email address of the reader at their organisation.
  sendPartnerLink: REFUSED,
  sendLeavingSurvey: ANSWERED,
  leavingSurveys: REFUSED,
  billingActs: REFUSED,
  findBillingAccounts: REFUSED,
  catalogue: REFUSED,
  previewCatalogueChange: REFUSED,
  changeCatalogue: ANSWERED,
  billingDesk: REFUSED,
  staffBillingAccount: REFUSED,
  refundAsStaff: ANSWERED,
  giveSubscriptionDays: ANSWERED,
  giveItemCredits: ANSWERED,
  voidInvoiceAsStaff: ANSWERED,
  resendBillingMail: ANSWERED,
  replayProcessorNotice: ANSWERED,
  settleBillingDifference: ANSWERED,
  advanceAccountClock: ANSWERED,
};
