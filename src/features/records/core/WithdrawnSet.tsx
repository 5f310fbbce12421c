import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { withdrawnTexts as texts } from './texts.ts';

interface WithdrawnSetProps {
  /** What the reader asked for. */
  asked: 'record' | 'set';
  /** Day, `YYYY-MM-DD`, UTC, and why, in the words of those who run the site. */
  withdrawal: { since: string; reason: string };
}

/** The page of a record set that was withdrawn, and of each of its records. */
export function WithdrawnSet({ asked, withdrawal: { since, reason } }: WithdrawnSetProps) {
  return (
    <PageContainer width="text">
      <h1>{texts.heading[asked]}</h1>
      <Notice
        tone="empty"
        title={texts.since[asked](dayInWords(new Date(since)))}
        actions={
          <>
            <ButtonLink to="/" variant="primary">
              {texts.search}
            </ButtonLink>
            <ButtonLink to="/search/historical-records">{texts.browse}</ButtonLink>
          </>
        }
      >
        <p>{texts.reason(reason)}</p>
        <p>{texts.saved}</p>
      </Notice>
    </PageContainer>
  );
}
