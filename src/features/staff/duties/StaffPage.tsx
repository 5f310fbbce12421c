import { useState } from 'react';

import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { Stack, Inline } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import styles from './duties.module.scss';
import { type StaffRequest, useStaffBoardQuery, type StaffAccount } from './dutiesApi.ts';
import { DutiesForm } from './DutiesForm.tsx';
import { RequestCard, RequestLog } from './RequestCard.tsx';
import { requestTexts, staffTexts as texts, dutyName } from './texts.ts';

/** Accounts of staff with their duties; under one opens the form that asks for others. */
function StaffTable({ accounts }: { accounts: readonly StaffAccount[] }) {
  const [opened, setOpened] = useState<string | null>(null);
  const columns: readonly Column<StaffAccount>[] = [
    {
      id: 'account',
      header: texts.account,
      isRowHeader: true,
      cell: ({ displayName, email, memberId, isSelf }) => (
        <>
          {displayName}
          {isSelf && ` (${texts.you})`}
          <span className={styles.particulars}>{email ?? memberId}</span>
        </>
      ),
    },
    {
      id: 'duties',
      header: texts.duties,
      cell: ({ duties }) =>
        duties.length === 0 ? (
          texts.noDuties
        ) : (
          <Inline gap={2}>
            {duties.map((duty) => (
              <Badge key={duty}>{dutyName(duty)}</Badge>
            ))}
          </Inline>
        ),
    },
    {
      id: 'change',
      header: texts.change,
      narrow: true,
      cell: ({ memberId, displayName }) =>
        opened !== memberId && (
          <Button onClick={() => setOpened(memberId)}>
            {texts.change}
            <VisuallyHidden> {texts.changeOf(displayName)}</VisuallyHidden>
          </Button>
        ),
    },
  ];
  return (
    <Card title={texts.accounts} flush>
      <DataTable
        bare
        stacks="named"
        hideCaption
        caption={texts.caption}
        columns={columns}
        rows={accounts}
        rowKey={({ memberId }) => memberId}
        density="comfortable"
        detail={(account) =>
          opened === account.memberId ? <DutiesForm account={account} onClose={() => setOpened(null)} /> : null
        }
      />
    </Card>
  );
}

const LOOK_MS = 30_000;

const isOpen = ({ state }: StaffRequest): boolean => state === 'WAITING' || state === 'UNFINISHED';

/** What is under the heading. States: loading, failed, the requests, and for `operations` the accounts. */
function Board() {
  const { data, ...answer } = useStaffBoardQuery(undefined, {
    pollingInterval: LOOK_MS,
    skipPollingIfUnfocused: true,
  });
  if (data === undefined) return <NoAnswer of={answer} texts={texts} headingLevel={2} />;
  const waiting = data.requests.filter(isOpen);
  return (
    <Stack gap={6}>
      <Stack gap={4}>
        <h2>{requestTexts.title}</h2>
        {waiting.length === 0 && <p>{requestTexts.noneWaiting}</p>}
        {waiting.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </Stack>
      {data.accounts && (
        <Stack gap={3}>
          <StaffTable accounts={data.accounts} />
          <p>{texts.addStaff}</p>
        </Stack>
      )}
      <Stack gap={3}>
        <h2>{requestTexts.decided}</h2>
        <RequestLog requests={data.requests.filter((request) => !isOpen(request))} />
      </Stack>
    </Stack>
  );
}

/** Staff, their duties, and what waits for a second person. */
export const Component = () => (
  <StaffPage texts={texts}>
    <Board />
  </StaffPage>
);
