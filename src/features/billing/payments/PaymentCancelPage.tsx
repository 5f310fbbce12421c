import { PaymentOutcome } from './PaymentOutcome.tsx';

/** Where a payment that was left ends (ROUTE-106, PAY-020). */
export const Component = () => <PaymentOutcome end="cancel" />;
