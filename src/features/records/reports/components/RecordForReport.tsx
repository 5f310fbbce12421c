import { type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Reading } from '#ui/Reading/Reading.tsx';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { reportsApi, type ReportedRecord } from '../reportsApi.ts';
import { reportedRecordTexts as texts } from '../texts.ts';
import styles from './reports.module.scss';

interface RecordForReportProps {
  title: string;
  lead: string;
  /** What is drawn once the record is there. */
  children: (record: ReportedRecord) => ReactNode;
}

/** The record a report is about, above its form. States: no record named, loading, failed, not here, here. */
export function RecordForReport({ title, lead, children }: RecordForReportProps) {
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  const answer = reportsApi.useRecordToReportQuery({ id }, { skip: id === '' });
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        <Stack gap={2}>
          <h1>{title}</h1>
          <p>{lead}</p>
        </Stack>
        {id === '' ? (
          <NoRecord isNamed={false} />
        ) : (
          <Answer
            of={{ ...answer, data: answer.currentData?.record }}
            texts={texts}
            waiting={<Loading />}
            headingLevel={2}
            empty={<NoRecord isNamed />}
          >
            {(record) => (
              <>
                <div className={styles.record}>
                  <TextLink to={transcriptAddress(record.id)}>
                    <Reading text={record.name} notation={record.source.recordSet.notation} />
                  </TextLink>
                  <span>
                    <Reading text={record.summaryLine} notation={record.source.recordSet.notation} />
                  </span>
                  <span className={styles.set}>{record.source.recordSet.name}</span>
                </div>
                {children(record)}
              </>
            )}
          </Answer>
        )}
      </Stack>
    </PageContainer>
  );
}

const Loading = () => (
  <div role="status" aria-label={texts.loading}>
    <SkeletonLine />
    <SkeletonLine />
  </div>
);

/** An address without a record, or with one that is closed or removed: which of the two is not said. */
function NoRecord({ isNamed }: { isNamed: boolean }) {
  const { title, text } = isNamed ? texts.missing : texts.unnamed;
  return (
    <Notice
      tone="empty"
      headingLevel={2}
      title={title}
      actions={
        <ButtonLink to="/" variant="primary">
          {texts.search}
        </ButtonLink>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
