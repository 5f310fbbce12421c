import { ConfirmPurchase } from './ConfirmPurchase.tsx';

/** `/transcript/confirm-purchase` (ROUTE-188). */
export const Component = () => <ConfirmPurchase kind="TRANSCRIPTION" />;
