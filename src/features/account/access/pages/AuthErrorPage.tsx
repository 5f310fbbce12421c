import { useSearchParams } from 'react-router-dom';

import { AuthError } from '../components/AuthError.tsx';

/** Where the provider sends what it cannot answer. */
export function Component() {
  const [query] = useSearchParams();
  return <AuthError error={query.get('error') ?? ''} description={query.get('error_description') ?? ''} />;
}
