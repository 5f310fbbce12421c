import { Suspense, useEffect, useState } from 'react';

import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';

import type { ReportedRecord } from '../reportsApi.ts';
import { RecordForReport } from '../components/RecordForReport.tsx';

// Travels together with the record it is about.
const ErrorReportForm = lazyPart(() => import('../components/ErrorReportForm.tsx').then((chunk) => chunk.ErrorReportForm));

/** The form, or what is said when it was sent. */
function Reporting({ record }: { record: ReportedRecord }) {
  const [isSent, setIsSent] = useState(false);
  if (!isSent) {
    return (
      <Suspense fallback={<SkeletonTable rows={4} columns={1} />}>
        <ErrorReportForm record={record} onSent={() => setIsSent(true)} />
      </Suspense>
    );
  }
  return (
    <Notice
      tone="success"
      headingLevel={2}
      title="Thank you: your report is with us"
      actions={
        <>
          <ButtonLink to="/my-corrections" variant="primary">
            See my corrections
          </ButtonLink>
          <ButtonLink to={transcriptAddress(record.id)}>Back to the record</ButtonLink>
          <Button variant="quiet" onClick={() => setIsSent(false)}>
            Report another error
          </Button>
        </>
      }
    >
      <p>Somebody compares it with the source. You see under “My corrections” what becomes of it.</p>
    </Notice>
  );
}

/** A wrong reading of a record (ROUTE-190, Q-003). Everybody may fill it in; members send it. */
export function Component() {
  useEffect(() => ErrorReportForm.preload(), []);
  return (
    <RecordForReport title="Report an error" lead="Tell us what the transcript should say. What is accepted shows beside the original reading, and searches find both.">
      {(record) => <Reporting record={record} />}
    </RecordForReport>
  );
}
