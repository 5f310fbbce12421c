import { Suspense, useEffect, useState } from 'react';

import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';

import { RecordForReport } from '../components/RecordForReport.tsx';
import type { ReportedRecord } from '../reportsApi.ts';
import { errorReportTexts as texts, reportedRecordTexts } from '../texts.ts';

// Travels together with the record it is about.
const ErrorReportForm = lazyPart(() =>
  import('../components/ErrorReportForm.tsx').then((chunk) => chunk.ErrorReportForm),
);

/** The form, or what is said when it was sent. */
function Reporting({ record }: { record: ReportedRecord }) {
  const [sent, setSent] = useState<'waits' | 'agreed' | null>(null);
  if (sent === null) {
    return (
      <Suspense fallback={<SkeletonTable rows={4} columns={1} />}>
        <ErrorReportForm record={record} onSent={setSent} />
      </Suspense>
    );
  }
  const { title, text } = sent === 'agreed' ? texts.sent.agreed : texts.sent;
  return (
    <Notice
      tone="success"
      headingLevel={2}
      title={title}
      actions={
        <>
          <ButtonLink to="/my-corrections" variant="primary">
            {texts.sent.mine}
          </ButtonLink>
          <ButtonLink to={transcriptAddress(record.id)}>{reportedRecordTexts.back}</ButtonLink>
          <Button variant="quiet" onClick={() => setSent(null)}>
            {texts.sent.another}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}

/** A wrong reading of a record (ROUTE-190, Q-003). Anyone may fill it in; members send it. */
export function Component() {
  useEffect(() => ErrorReportForm.preload(), []);
  return (
    <RecordForReport title={texts.title} lead={texts.lead}>
      {(record) => <Reporting record={record} />}
    </RecordForReport>
  );
}
