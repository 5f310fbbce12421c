import { useState } from 'react';

import { licenceParagraphs, countByLicence } from '#domain/site/licences/thirdPartyNotices.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { ThirdPartyNoticesDocument, ThirdPartyNoticeWordsDocument } from './licences.generated.ts';
import styles from './LicencesPage.module.scss';
import { licencesTexts as texts } from './texts.ts';

/** Parts under one licence, in the same words. */
type Notice = ResultOf<typeof ThirdPartyNoticesDocument>['thirdPartyNotices'][number];

const licencesApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    thirdPartyNotices: query(ThirdPartyNoticesDocument, 'thirdPartyNotices'),
    thirdPartyNoticeWords: query(ThirdPartyNoticeWordsDocument, 'thirdPartyNotice'),
  })),
});

const { useThirdPartyNoticesQuery, useThirdPartyNoticeWordsQuery } = licencesApi;

/**
 * The words of a licence. States: on their way, failed with a retry, and gone, where the site was updated since the
 * page was opened.
 */
function LicenceWords({ id }: { id: string }) {
  const { currentData: notice, isFetching, error, refetch } = useThirdPartyNoticeWordsQuery({ id });
  if (notice) return licenceParagraphs(notice.text).map((lines, at) => <p key={at}>{lines.join('\n')}</p>);
  if (error)
    return (
      <LoadFailure
        title={texts.wordsFailed}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        headingLevel={3}
      />
    );
  return isFetching ? <Spinner label={texts.wordsLoading} /> : <p>{texts.wordsGone}</p>;
}

/** Parts that are under a licence in the same words, and these words, which are fetched when they are opened. */
function LicenceNotice({ notice: { id, licence, parts } }: { notice: Notice }) {
  const [isOpen, setIsOpen] = useState(false);
  const [first] = parts;
  return (
    <div className={styles.notice}>
      <ul className={styles.parts}>
        {parts.map(({ name, version, copyright }) => (
          <li key={`${name} ${version}`}>
            <span className={styles.name}>{name}</span> {version}
            {copyright.map((line) => (
              <span key={line} className={styles.copyright}>
                {line}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <details className={styles.words} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{texts.words(licence, parts.length === 1 ? first?.name : undefined)}</summary>
        {isOpen && <LicenceWords id={id} />}
      </details>
    </div>
  );
}

/** What is under one licence, which opens: some 500 entries are not in the document before. */
function LicenceParts({ licence, count, notices }: { licence: string; count: number; notices: readonly Notice[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.part} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <h2>{licence}</h2> <span>{texts.count(count)}</span>
      </summary>
      {isOpen && notices.map((notice) => <LicenceNotice key={notice.id} notice={notice} />)}
    </details>
  );
}

/**
 * `/about/licences`: the software, typefaces and data that others made, by licence. States: on its way, failed with a
 * retry, and the notices, which are never none.
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
            <LicenceParts
              key={licence}
              licence={licence}
              count={count}
              notices={notices.filter((notice) => notice.licence === licence)}
            />
          ))}
        </div>
      </div>
    </PageContainer>
  );
}
