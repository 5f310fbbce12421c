import { useState } from 'react';

import { licenceParagraphs } from '#domain/site/licences/licenceParagraphs.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { type Notice, useThirdPartyNoticeWordsQuery } from './licencesApi.ts';
import { licencesTexts as texts } from './texts.ts';
import styles from './LicencesPage.module.scss';

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
export function LicenceNotice({ notice: { id, licence, parts } }: { notice: Notice }) {
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
