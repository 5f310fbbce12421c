import { useSearchParams } from 'react-router-dom';

/** Number of the account in the address; null looks at a visitor. */
export function useReaderId(): string | null {
  const [query] = useSearchParams();
  const member = query.get('member');
  return member !== null && /^\d{1,15}$/u.test(member) ? member : null;
}
