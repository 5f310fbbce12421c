import { useSearchParams } from 'react-router-dom';

import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { Chooser } from '../components/Chooser.tsx';
import { DirectSignIn } from '../components/DirectSignIn.tsx';
import { LibraryPage } from '../components/LibraryPage.tsx';
import { chooserTexts } from '../texts.ts';

/** Where are you from: the institution that a reader signs in through. With `?institution=` it is known already. */
export function Component() {
  const [query] = useSearchParams();
  const institution = query.get('institution');
  return (
    <LibraryPage title={chooserTexts.title} intro={chooserTexts.intro}>
      {institution ? <DirectSignIn institution={institution} /> : <Chooser />}
      <p>
        {chooserTexts.notListed} <TextLink to="/library-access">{chooserTexts.getAccess}</TextLink>
      </p>
      <p>
        {chooserTexts.noLibrary} <TextLink to="/sign-in">{chooserTexts.withEmail}</TextLink>
      </p>
    </LibraryPage>
  );
}
