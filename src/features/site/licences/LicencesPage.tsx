import { countByLicence } from '#domain/site/licences/thirdPartyNotices.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { LicenceNotice } from './LicenceNotice.tsx';
import { useThirdPartyNoticesQuery } from './licencesApi.ts';
import { licencesTexts as texts } from './texts.ts';
import styles from './LicencesPage.module.scss';

/**
 * `/about/licences`: the software, typefaces and data that others made, by licence. What is under one is in the page and
 * opens: some 500 entries are not laid out before. States: on its way, failed with a retry, and the notices, which are
 * never none.
 */
export function Component() {
  const { currentData: notices, ...answer } = useThirdPartyNoticesQuery();
  if (!notices) return <NoAnswer of={answer} texts={texts} asPage />;
  const licences = countByLicence(notices);
  return (
    <PageContainer>
      <div className={styles.page}>
        <Stack>
          <h1>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead(licences.reduce((sum, { count }) => sum + count, 0))}</p>
          <p className={styles.lead}>
            {texts.records} <TextLink to="/about">{texts.about}</TextLink>
          </p>
        </Stack>
        <div>
          {licences.map(({ licence, count }) => (
            <details key={licence} className={styles.part}>
              <summary>
                <h2>{licence}</h2> <span>{texts.count(count)}</span>
              </summary>
              {notices
                .filter((notice) => notice.licence === licence)
                .map((notice) => (
                  <LicenceNotice key={notice.id} notice={notice} />
                ))}
            </details>
          ))}
        </div>
      </div>
    </PageContainer>
  );
}
