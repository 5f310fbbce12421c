import { useSelector } from 'react-redux';

import { type authSlice, selectIsSignedIn } from '#features/auth/index.ts';
import { useLibraryUserDetailsQuery } from '#features/grants/index.ts';

import { VisitorHome } from '../components/VisitorHome.tsx';

type WithAuth = Record<typeof authSlice.name, ReturnType<typeof authSlice.reducer>>;

/** What a visitor comes to, and a library patron, whom the guard let in. */
export function Component() {
  const isPatron = useSelector((state: WithAuth) => selectIsSignedIn(state));
  const { data: library } = useLibraryUserDetailsQuery(undefined, { skip: !isPatron });
  return <VisitorHome libraryName={library?.details.libraryName ?? null} />;
}
