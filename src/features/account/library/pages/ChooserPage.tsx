import { useSearchParams } from 'react-router-dom';

import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { Chooser } from '../components/Chooser.tsx';
import { DirectSignIn } from '../components/DirectSignIn.tsx';
import { LibraryPage } from '../components/LibraryPage.tsx';

/** Where are you from: the institution that a reader signs in through. With `?institution=` it is known already. */
export function Component() {
  const [query] = useSearchParams();
  const institution = query.get('institution');
  return (
    <LibraryPage title="Find your library" intro="Choose the library or institution that you belong to. You sign in on its own page and come back here.">
      {institution ? <DirectSignIn institution={institution} /> : <Chooser />}
      <p>
        Not listed? <TextLink to="/library-access">How to get library access</TextLink>
      </p>
      <p>
        No library? <TextLink to="/sign-in">Sign in with your email address</TextLink>
      </p>
    </LibraryPage>
  );
}
