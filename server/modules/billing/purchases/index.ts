export { billingServices } from './billingServices.ts';
export { paymentsOf, renewalsOf } from './paymentsOf.ts';
export { appStoresOf, giftsOf, staffBillingOf } from './serviceParts.ts';
