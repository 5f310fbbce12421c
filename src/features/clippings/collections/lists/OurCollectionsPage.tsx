import { PublicList } from './PublicList.tsx';

/** `/collections/our-collections`. */
export const Component = () => <PublicList of="ours" />;
