import { useState } from 'react';

import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { CloseRecordForm } from '../components/CloseRecordForm.tsx';
import { RecordForReport } from '../components/RecordForReport.tsx';

/** The form, or what is said when it was sent. */
function Asking({ recordId }: { recordId: string }) {
  const [isSent, setIsSent] = useState(false);
  if (!isSent) return <CloseRecordForm recordId={recordId} onSent={() => setIsSent(true)} />;
  return (
    <Notice tone="success" headingLevel={2} title="Your request is with us" actions={<ButtonLink to={transcriptAddress(recordId)}>Back to the record</ButtonLink>}>
      <p>Somebody looks into it and answers to the address you gave. If the record is closed, nobody finds it any more, and no later import opens it again.</p>
    </Notice>
  );
}

/** A record of somebody who may be living must not be shown (ROUTE-189, REC-010, Q-003). */
export const Component = () => (
  <RecordForReport title="Ask to close a record" lead="Records of people who may be living are closed. If one slipped through, or there is another reason in law, tell us.">
    {(record) => <Asking recordId={record.id} />}
  </RecordForReport>
);
