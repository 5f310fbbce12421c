import { useState } from 'react';

import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import styles from './duties.module.scss';
import type { StaffAccount } from './dutiesApi.ts';
import { DutiesForm } from './DutiesForm.tsx';
import { dutyName, staffTexts as texts } from './texts.ts';

/** Accounts of staff with their duties; under one opens the form that asks for others. */
export function StaffTable({ accounts }: { accounts: readonly StaffAccount[] }) {
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
