import { useLocation } from 'react-router-dom';

import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

/** What a visitor is told of a record that is for members, with the way in that comes back here. */
export function SignInOffer() {
  const { pathname, search } = useLocation();
  const comeBack = () => storeReturnLocation(pathname + search);
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title="Sign in to read the whole transcript"
      actions={
        <>
          <ButtonLink to="/sign-in?prompt=login" variant="primary" onClick={comeBack}>
            Sign in
          </ButtonLink>
          <ButtonLink to="/register?mode=regular&prompt=login" onClick={comeBack}>
            Create an account
          </ButtonLink>
        </>
      }
    >
      <p>This is the free summary. Members read every field, the household or event, and where the original is kept.</p>
    </Notice>
  );
}
