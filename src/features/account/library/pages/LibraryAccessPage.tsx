import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { LibraryPage } from '../components/LibraryPage.tsx';
import { libraryAccessTexts } from '../texts.ts';
import styles from './LibraryAccessPage.module.scss';

/** What library access is, how readers use it, and what a library must do to give it. */
export function Component() {
  return (
    <LibraryPage width="text" title={libraryAccessTexts.title} intro={libraryAccessTexts.intro}>
      <Inline gap={4}>
        <ButtonLink variant="primary" to="/wayf">
          {libraryAccessTexts.find}
        </ButtonLink>
      </Inline>
      <Stack gap={6}>
        <Card title={libraryAccessTexts.howTitle}>
          <ol className={styles.steps}>
            {libraryAccessTexts.how.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Card>
        <Card title={libraryAccessTexts.privacyTitle}>
          <p>{libraryAccessTexts.privacy}</p>
        </Card>
        <Card title={libraryAccessTexts.notListedTitle}>
          <p>{libraryAccessTexts.notListed}</p>
        </Card>
        <Card title={libraryAccessTexts.staffTitle}>
          <Stack>
            <p>{libraryAccessTexts.staffJoin}</p>
            <p>
              <a href="/saml/metadata" className={styles.metadata}>
                {`${window.location.origin}/saml/metadata`}
              </a>
            </p>
            <p>{libraryAccessTexts.staffRelease}</p>
          </Stack>
        </Card>
      </Stack>
    </LibraryPage>
  );
}
