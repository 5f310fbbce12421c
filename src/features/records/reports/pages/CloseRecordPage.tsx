import { Suspense, useEffect, useState } from 'react';

import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';

import { RecordForReport } from '../components/RecordForReport.tsx';
import { closeRecordTexts as texts, reportedRecordTexts } from '../texts.ts';

// Travels together with the record it is about.
const CloseRecordForm = lazyPart(() =>
  import('../components/CloseRecordForm.tsx').then((chunk) => chunk.CloseRecordForm),
);

/** The form, or what is said when it was sent. */
function Asking({ recordId }: { recordId: string }) {
  const [isSent, setIsSent] = useState(false);
  if (!isSent) {
    return (
      <Suspense fallback={<SkeletonTable rows={4} columns={1} />}>
        <CloseRecordForm recordId={recordId} onSent={() => setIsSent(true)} />
      </Suspense>
    );
  }
  return (
    <Notice
      tone="success"
      headingLevel={2}
      title={texts.sent.title}
      actions={<ButtonLink to={transcriptAddress(recordId)}>{reportedRecordTexts.back}</ButtonLink>}
    >
      <p>{texts.sent.text}</p>
    </Notice>
  );
}

/** A record of a person who may be living must not be shown (ROUTE-189, REC-010, Q-003). */
export function Component() {
  useEffect(() => CloseRecordForm.preload(), []);
  return (
    <RecordForReport title={texts.title} lead={texts.lead}>
      {(record) => <Asking recordId={record.id} />}
    </RecordForReport>
  );
}
