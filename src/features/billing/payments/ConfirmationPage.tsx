import { useLocation } from 'react-router-dom';

import { PaymentOutcome } from './PaymentOutcome.tsx';

/**
 * `/payment-confirmation` and `/card-updated`: what was paid, or which card was saved, also at a library's terminal
 * (ROUTE-110 to ROUTE-112).
 */
export const Component = () => (
  <PaymentOutcome end="success" isCard={useLocation().pathname.startsWith('/card-updated')} />
);
