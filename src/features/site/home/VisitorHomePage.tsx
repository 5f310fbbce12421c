import { useSelector } from 'react-redux';

import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { useLibraryUserDetailsQuery } from '#features/kernel/grants/index.ts';

import { VisitorHome } from './visitor/VisitorHome.tsx';

/** The home page of a visitor, and of a library patron, whom the guard let in. */
export function Component() {
  const isPatron = useSelector(selectIsSignedIn);
  const { data: library } = useLibraryUserDetailsQuery(undefined, { skip: !isPatron });
  return <VisitorHome libraryName={library?.details.libraryName ?? null} />;
}
