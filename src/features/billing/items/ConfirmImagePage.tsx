import { ConfirmPurchase } from './ConfirmPurchase.tsx';

/** `/image/confirm-purchase` (ROUTE-044). */
export const Component = () => <ConfirmPurchase kind="IMAGE" />;
