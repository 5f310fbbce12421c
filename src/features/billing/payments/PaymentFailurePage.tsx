import { Outcome } from './Outcome.tsx';

/** Where a payment that was refused ends: `/payment/failure`, and `/payment/error` (ROUTE-104, ROUTE-105). */
export const Component = () => <Outcome end="failure" />;
