import { PublicList } from './PublicList.tsx';

/** `/collections/all`. */
export const Component = () => <PublicList of="all" />;
