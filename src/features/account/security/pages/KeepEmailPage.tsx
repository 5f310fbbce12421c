import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { accountApi } from '../accountApi.ts';
import { LinkPage } from '../components/LinkPage.tsx';
import { forgetEmailUpdated } from '../model/emailUpdated.ts';

/** The link to the old address: stops a change of it. Whoever did not ask for one needs another password. */
export function Component() {
  const [cancel] = accountApi.useCancelEmailChangeMutation();
  const send = async (token: string) => {
    const isDone = await cancel({ token }).unwrap();
    if (isDone) forgetEmailUpdated();
    return isDone;
  };
  return (
    <LinkPage
      title="Keep your email address"
      intro="Stops the change of your email address. The link that was sent to the other address will not work any more."
      button="Keep my address"
      send={send}
      done={{ title: 'Your address stays. If you did not ask for the change, choose a new password.', actions: <ButtonLink to="/forgot-password">Choose a new password</ButtonLink> }}
      closed={{
        title: 'There is nothing to stop',
        text: 'The change was made or stopped already, or it has expired. If you cannot sign in with your address, contact our customer support team.',
      }}
    />
  );
}
