import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { LibraryPage } from '../components/LibraryPage.tsx';
import styles from './LibraryAccessPage.module.scss';

/** What library access is, how readers use it, and what a library must do to give it. */
export function Component() {
  return (
    <LibraryPage
      width="text"
      title="Library access"
      intro="Many libraries, archives and universities give their readers access to this site. If yours does, you need no account here and pay nothing."
    >
      <Inline gap={4}>
        <ButtonLink variant="primary" to="/wayf">
          Find your library
        </ButtonLink>
      </Inline>
      <Stack gap={6}>
        <Card title="How to sign in">
          <ol className={styles.steps}>
            <li>Choose your library from the list.</li>
            <li>Sign in on your library’s own page, with the card number or user name you use there. We never see your password.</li>
            <li>You come back here signed in, and search as long as your library’s access lasts.</li>
          </ol>
        </Card>
        <Card title="What your library tells us">
          <p>
            A number that stands for you and means nothing elsewhere, so that we know you again at your next visit, and whether your
            access includes this site. We do not ask for your name or your email address.
          </p>
        </Card>
        <Card title="Your library is not in the list">
          <p>Ask its staff whether they want to join, and show them the section below.</p>
        </Card>
        <Card title="For library staff">
          <Stack>
            <p>Readers sign in through your identity provider with SAML 2.0. To join, send us the address of your provider’s metadata, and add ours to yours:</p>
            <p>
              <a href="/saml/metadata" className={styles.metadata}>
                {`${window.location.origin}/saml/metadata`}
              </a>
            </p>
            <p>
              Release a persistent NameID or eduPersonTargetedID for each reader. If only some of your readers are to have access, release
              eduPersonEntitlement as well.
            </p>
          </Stack>
        </Card>
      </Stack>
    </LibraryPage>
  );
}
