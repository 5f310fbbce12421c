import { Outcome } from './Outcome.tsx';

/** Where a payment that was made ends (ROUTE-107). */
export const Component = () => <Outcome end="success" />;
