import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { messageShown } from '#features/kernel/toasts/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { type StaffRequest, useDecideStaffRequestMutation } from './dutiesApi.ts';
import { dutyName, requestTexts as texts, STATES } from './texts.ts';

const COLUMNS: readonly Column<StaffRequest>[] = [
  { id: 'what', header: texts.what, isRowHeader: true, cell: ({ description }) => description },
  { id: 'state', header: texts.state, narrow: true, cell: ({ state }) => STATES[state] },
  { id: 'account', header: texts.account, narrow: true, cell: ({ memberId }) => memberId ?? texts.nothing },
  { id: 'reason', header: texts.reason, cell: ({ reason }) => reason },
  { id: 'askedBy', header: texts.askedBy, cell: ({ askedBy }) => askedBy ?? texts.gone },
  {
    id: 'decidedBy',
    header: texts.decidedBy,
    cell: ({ decidedBy, state }) => decidedBy ?? (state === 'LAPSED' ? texts.nothing : texts.gone),
  },
  {
    id: 'time',
    header: texts.time,
    narrow: true,
    cell: ({ askedAt }) => <time dateTime={askedAt}>{momentInWords(askedAt)}</time>,
  },
  { id: 'decidedWhy', header: texts.decidedWhy, cell: ({ decidedWhy }) => decidedWhy ?? texts.nothing },
];

/** Requests that are decided or have lapsed. */
export const RequestLog = ({ requests }: { requests: readonly StaffRequest[] }) => (
  <DataTable
    caption={texts.caption}
    hideCaption
    stacks="named"
    rows={requests}
    rowKey={({ id }) => id}
    empty={texts.none}
    columns={COLUMNS}
  />
);

/** What waits for a second person: who asked what and why, and the buttons of who may decide. */
export function RequestCard({ request }: { request: StaffRequest }) {
  const dispatch = useDispatch();
  const [decide, { error, isLoading }] = useDecideStaffRequestMutation();
  const [why, setWhy] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { id, description, duty, memberId, reason, askedBy, askedAt, expiresAt, state, isOwn, mayApprove, needsWhy } =
    request;
  const mayRefuseAtOnce = isOwn || !needsWhy;
  const isUnfinished = state === 'UNFINISHED';
  const settle = async (isApproved: boolean) => {
    const answer = await decide({ id, isApproved, ...(why.trim() !== '' && { why: why.trim() }) });
    if (answer.error !== undefined) return;
    dispatch(
      messageShown(isApproved ? (answer.data ? texts.done : texts.notDone) : isOwn ? texts.withdrawn : texts.refused),
    );
  };
  return (
    <Card title={description} headingLevel={3}>
      <Stack gap={4}>
        <DescriptionList
          items={[
            { term: texts.account, value: memberId },
            { term: texts.reason, value: reason },
            { term: texts.askedBy, value: `${askedBy ?? texts.gone}, ${dutyName(duty)}` },
            { term: texts.time, value: momentInWords(askedAt) },
            ...(isUnfinished ? [] : [{ term: texts.until, value: momentInWords(expiresAt) }]),
          ]}
        />
        {isUnfinished && <p>{texts.unfinished}</p>}
        {!mayApprove && <p>{isOwn ? texts.own : texts.about}</p>}
        <FormRefusal title={texts.failed} reason={error === undefined ? null : describeError(error)} />
        {isAsking && (
          <TextAreaField
            label={texts.decidedWhy}
            hint={texts.decidedWhyHint}
            name="why"
            rows={2}
            maxLength={LONGEST_STAFF_REASON}
            value={why}
            onChange={({ target }) => setWhy(target.value)}
            autoFocus
          />
        )}
        <Inline gap={3}>
          {mayApprove && !isAsking && (
            <Button variant="primary" loading={isLoading} onClick={() => void settle(true)}>
              {isUnfinished ? texts.again : texts.approve}
            </Button>
          )}
          {!isUnfinished && (mayApprove || isOwn) && (
            <Button
              loading={isLoading}
              disabled={isAsking && why.trim() === ''}
              onClick={() => (mayRefuseAtOnce || isAsking ? void settle(false) : setAsking(true))}
            >
              {isOwn ? texts.withdraw : texts.refuse}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
