import { PaymentOutcome } from './PaymentOutcome.tsx';

/** Where a change of the card that was left ends (ROUTE-109). */
export const Component = () => <PaymentOutcome end="cancel" isCard />;
