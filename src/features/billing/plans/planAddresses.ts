import { paymentAddress } from '#domain/billing/subscription/checkoutContext.ts';
import { journeyContext, type Journey } from '#domain/billing/subscription/prePaywall.ts';

/** Where choosing a plan leads, with everything the address of this page says (UPGR-022). */
export const planAddress = (journey: Journey, search: string, planId: string): string =>
  paymentAddress(journeyContext(journey, search), { planId });

/** Where starting a trial of a plan leads. */
export const trialAddress = (search: string, planId: string): string =>
  paymentAddress({ ...journeyContext('subscribe', search), checkoutOrigin: '/free-trial' }, { planId, isTrial: true });
