import { useLocation } from 'react-router-dom';

import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

/** The page for visitors: what they could do here, and the way in that comes back. It takes no file. */
export function LoggedOutUpload() {
  const { pathname, search } = useLocation();
  const comeBack = () => storeReturnLocation(pathname + search);
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title="Sign in to upload your tree"
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
      <p>Trees are private until you share them. An account is free.</p>
    </Notice>
  );
}
