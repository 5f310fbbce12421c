import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { accountApi } from '../accountApi.ts';
import { LinkPage } from '../components/LinkPage.tsx';
import { forgetEmailUpdated } from '../emailUpdated.ts';
import { linkTexts } from '../texts.ts';

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
      title={linkTexts.confirmEmail.title}
      intro={linkTexts.confirmEmail.intro}
      button={linkTexts.confirmEmail.button}
      send={send}
      done={{
        title: linkTexts.confirmEmail.done,
        actions: <ButtonLink to="/account/security-settings">{linkTexts.settings}</ButtonLink>,
      }}
      closed={{
        title: linkTexts.confirmEmail.closed,
        text: linkTexts.confirmEmail.closedText,
        actions: <ButtonLink to="/account/security-settings">{linkTexts.settings}</ButtonLink>,
      }}
    />
  );
}
