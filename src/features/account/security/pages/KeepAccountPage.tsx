import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { accountApi } from '../accountApi.ts';
import { LinkPage } from '../components/LinkPage.tsx';
import { linkTexts } from '../texts.ts';

/** The link in the email about an erasure: stops it. */
export function Component() {
  const [keep] = accountApi.useKeepAccountByLinkMutation();
  return (
    <LinkPage
      title={linkTexts.keepAccount.title}
      intro={linkTexts.keepAccount.intro}
      button={linkTexts.keepAccount.button}
      send={(token) => keep({ token }).unwrap()}
      done={{ title: linkTexts.keepAccount.done, actions: <ButtonLink to="/sign-in">{linkTexts.signIn}</ButtonLink> }}
      closed={{
        title: linkTexts.keepAccount.closed,
        text: linkTexts.keepAccount.closedText,
        actions: <ButtonLink to="/">{linkTexts.home}</ButtonLink>,
      }}
    />
  );
}
