import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import { AccountPage } from '../components/AccountPage.tsx';

/** For links that lead to a page the reader's account does not include. */
export function Component() {
  return (
    <AccountPage title="Access denied">
      <p>Your account does not include access to this page. If you have another account, sign out and sign in with that one.</p>
      <Inline gap={4}>
        <ButtonLink variant="primary" to="/">Back to homepage</ButtonLink>
      </Inline>
    </AccountPage>
  );
}
