import { useDispatch, useSelector } from 'react-redux';

import { selectIsSignedIn, signOutRequested } from '#features/kernel/auth/index.ts';
import { useLibraryUserDetailsQuery } from '#features/kernel/grants/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { LibraryPage } from '../components/LibraryPage.tsx';

/** For patrons whose library does not include this site. The library is named as soon as it is known. */
export function Component() {
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: library } = useLibraryUserDetailsQuery(undefined, { skip: !isSignedIn });
  const name = library?.details.libraryName;
  return (
    <LibraryPage width="text" title="There is no library access here">
      <p>
        {name ? (
          <>
            You signed in through <strong>{name}</strong>, but your access there does not include this site.
          </>
        ) : (
          'Your access through your library does not include this site.'
        )}{' '}
        Ask your library’s staff whether it can be added to your ticket.
      </p>
      <p>
        You can still <TextLink to="/search/results">search the records</TextLink>, or use the site with an account of your own.
      </p>
      <Inline gap={4}>
        <ButtonLink variant="primary" to="/library-access">
          How library access works
        </ButtonLink>
        {isSignedIn ? <Button onClick={() => dispatch(signOutRequested())}>Sign out</Button> : <ButtonLink to="/wayf">Find your library</ButtonLink>}
      </Inline>
    </LibraryPage>
  );
}
