import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { accountApi } from '../accountApi.ts';
import { LinkPage } from '../components/LinkPage.tsx';
import { forgetEmailUpdated } from '../model/emailUpdated.ts';

/** The link to a new address: confirms it. */
export function Component() {
  const [confirm] = accountApi.useConfirmEmailAddressMutation();
  const send = async (token: string) => {
    const isDone = await confirm({ token }).unwrap();
    if (isDone) forgetEmailUpdated();
    return isDone;
  };
  return (
    <LinkPage
      title="Confirm your new email address"
      intro="Once you confirm it, you sign in with this address."
      button="Confirm this address"
      send={send}
      done={{ title: 'This is the address of your account now', actions: <ButtonLink to="/account/security-settings">Security settings</ButtonLink> }}
      closed={{
        title: 'This link does not work any more',
        text: 'It was used, a later one took its place, or 24 hours have passed. Ask for the change again.',
        actions: <ButtonLink to="/account/security-settings">Security settings</ButtonLink>,
      }}
    />
  );
}
