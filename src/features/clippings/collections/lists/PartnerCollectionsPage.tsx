import { PublicList } from './PublicList.tsx';

/** `/collections/partner`. */
export const Component = () => <PublicList of="partner" />;
