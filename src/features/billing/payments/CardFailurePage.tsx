import { Outcome } from './Outcome.tsx';

/** Where a card that was refused ends (ROUTE-109, PAY-019). */
export const Component = () => <Outcome end="failure" isCard />;
