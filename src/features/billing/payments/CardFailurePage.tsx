import { PaymentOutcome } from './PaymentOutcome.tsx';

/** Where a card that was refused ends (ROUTE-109, PAY-019). */
export const Component = () => <PaymentOutcome end="failure" isCard />;
