import { countByLicence } from '#domain/site/licences/thirdPartyNotices.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { LicenceNotice } from './LicenceNotice.tsx';
import { useThirdPartyNoticesQuery } from './licencesApi.ts';
import { licencesTexts as texts } from './texts.ts';
import styles from './LicencesPage.module.scss';

/** `Apache-2.0` and the like as the id of a heading. */
const anchorOf = (licence: string): string => licence.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');

/**
 * `/about/licences`: the software, typefaces and data that others made, by licence. States: on its way, failed with a
 * retry, and the notices, which are never none.
 */
export function Component() {
  const { currentData: notices, isFetching, error, refetch } = useThirdPartyNoticesQuery();
  if (!notices && isFetching) return <PageSkeleton label={texts.loading} />;
  if (!notices) return <PageFailure title={texts.failed} {...failureText(error)} onRetry={() => void refetch()} />;
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
        <nav aria-label={texts.byLicence}>
          <ul className={styles.licences}>
            {licences.map(({ licence, count }) => (
              <li key={licence}>
                <TextLink to={`#${anchorOf(licence)}`}>{licence}</TextLink> <span>{texts.count(count)}</span>
              </li>
            ))}
          </ul>
        </nav>
        {licences.map(({ licence }) => (
          <section key={licence} aria-labelledby={anchorOf(licence)} className={styles.part}>
            <h2 id={anchorOf(licence)}>{licence}</h2>
            {notices
              .filter((notice) => notice.licence === licence)
              .map((notice) => (
                <LicenceNotice key={notice.id} notice={notice} />
              ))}
          </section>
        ))}
      </div>
    </PageContainer>
  );
}
