import { Outcome } from './Outcome.tsx';

/** Where a change of the card that was left ends (ROUTE-109). */
export const Component = () => <Outcome end="cancel" isCard />;
