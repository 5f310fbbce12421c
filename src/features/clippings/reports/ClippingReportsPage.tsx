import { useSearchParams } from 'react-router-dom';

import { SHARE_CONCERN_LABELS } from '#domain/clippings/reports/reportRules.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { type ClippingReport, useClippingReportsQuery } from './clippingReportsApi.ts';
import { DecisionForm } from './DecisionForm.tsx';
import styles from './reports.module.scss';
import { reportsTexts as texts } from './texts.ts';

/** Reports in one state. States: loading, failed, none, some. */
function ReportList({ state }: Pick<ClippingReport, 'state'>) {
  const { data: reports, ...asked } = useClippingReportsQuery({ state });
  if (reports === undefined) return <NoAnswer of={asked} texts={texts} headingLevel={2} />;
  if (reports.length === 0) return <Notice tone="empty" headingLevel={2} title={texts.none} />;
  return (
    <ul role="list" className={styles.list}>
      {reports.map((report) => {
        const { id, title, address, reason, comment, isByMember, reportedAt, answer } = report;
        return (
          <li key={id}>
            <Card>
              <Stack gap={2}>
                <h2 className={styles.title}>{address === null ? title : <TextLink to={address}>{title}</TextLink>}</h2>
                <p>{SHARE_CONCERN_LABELS[reason]}.</p>
                {comment !== '' && <p className={styles.words}>{comment}</p>}
                {answer !== '' && <p className={styles.answer}>{answer}</p>}
                <p className={styles.meta}>
                  {texts.by(isByMember)} · <time dateTime={reportedAt}>{momentInWords(reportedAt)}</time>
                  {address === null && ` · ${texts.gone}`}
                </p>
                {state === 'WAITING' && <DecisionForm report={report} onDone={asked.refetch} />}
              </Stack>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

const STATES: readonly { id: string; state: ClippingReport['state'] }[] = [
  { id: 'waiting', state: 'WAITING' },
  { id: 'withdrawn', state: 'ACCEPTED' },
  { id: 'left', state: 'REJECTED' },
];

/** Shared clippings that were reported, for staff to decide. The address owns which list is open. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const selected = STATES.find(({ id }) => id === query.get('state'))?.id ?? 'waiting';
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        <h1>{texts.title}</h1>
        <Tabs
          label={texts.tabs}
          selected={selected}
          onSelect={(state) => setQuery({ state }, { replace: true })}
          tabs={STATES.map(({ id, state }) => ({
            id,
            label: texts.states[state],
            content: <ReportList state={state} />,
          }))}
        />
      </Stack>
    </PageContainer>
  );
}
