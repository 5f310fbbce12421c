import { PaymentOutcome } from './PaymentOutcome.tsx';

/** Where a payment that was refused ends: `/payment/failure`, and `/payment/error` (ROUTE-104, ROUTE-105). */
export const Component = () => <PaymentOutcome end="failure" />;
