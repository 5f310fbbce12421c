import { useSearchParams } from 'react-router-dom';

import type { Method } from './featureWords.ts';

/** Number of the account in the address; null looks at a visitor. */
export function useReaderId(): string | null {
  const [query] = useSearchParams();
  const member = query.get('member');
  return member !== null && /^\d{1,15}$/u.test(member) ? member : null;
}

const ROOT = '/internal/features';
const ofReader = (memberId: string | null): string =>
  memberId === null ? '' : `?${new URLSearchParams({ member: memberId }).toString()}`;

/** The list, whole or of one category, as it stands for an account or (null) for a visitor. */
export const listAddress = (method: Method, category: string | null, memberId: string | null): string =>
  `${ROOT}/${method}${category === null ? '' : `/${category}`}${ofReader(memberId)}`;

/** The page of one feature. */
export const featureAddress = (method: Method, category: string, id: string, memberId: string | null): string =>
  `${ROOT}/${method}/${category}/${encodeURIComponent(id)}${ofReader(memberId)}`;
