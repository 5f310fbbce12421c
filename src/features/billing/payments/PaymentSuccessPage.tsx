import { PaymentOutcome } from './PaymentOutcome.tsx';

/** Where a payment that was made ends (ROUTE-107). */
export const Component = () => <PaymentOutcome end="success" />;
