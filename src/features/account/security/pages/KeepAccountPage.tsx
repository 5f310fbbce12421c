import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { accountApi } from '../accountApi.ts';
import { LinkPage } from '../components/LinkPage.tsx';

/** The link of the mail about an erasure: stops it. */
export function Component() {
  const [keep] = accountApi.useKeepAccountByLinkMutation();
  return (
    <LinkPage
      title="Keep your account"
      intro="Stops the erasure of your account. Everything in it stays as it is."
      button="Keep my account"
      send={(token) => keep({ token }).unwrap()}
      done={{ title: 'Your account stays', actions: <ButtonLink to="/sign-in">Sign in</ButtonLink> }}
      closed={{ title: 'There is nothing to stop', text: 'The account is kept already, or it has been erased.', actions: <ButtonLink to="/">Go to the homepage</ButtonLink> }}
    />
  );
}
