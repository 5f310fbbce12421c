import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { accountApi } from '../accountApi.ts';
import { LinkPage } from '../components/LinkPage.tsx';
import { forgetEmailUpdated } from '../emailUpdated.ts';
import { linkTexts } from '../texts.ts';

/** The link to the old address: stops a change of it. A member who did not ask for one needs another password. */
export function Component() {
  const [cancel] = accountApi.useCancelEmailChangeMutation();
  const send = async (token: string) => {
    const isDone = await cancel({ token }).unwrap();
    if (isDone) forgetEmailUpdated();
    return isDone;
  };
  return (
    <LinkPage
      title={linkTexts.keepEmail.title}
      intro={linkTexts.keepEmail.intro}
      button={linkTexts.keepEmail.button}
      send={send}
      done={{
        title: linkTexts.keepEmail.done,
        actions: <ButtonLink to="/forgot-password">{linkTexts.keepEmail.newPassword}</ButtonLink>,
      }}
      closed={{
        title: linkTexts.keepEmail.closed,
        text: linkTexts.keepEmail.closedText,
      }}
    />
  );
}
