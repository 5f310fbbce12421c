import { useState } from 'react';

import { securityEventSentence } from '#domain/account/security/securityEventWords.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { classNames } from '#ui/classNames.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { momentInWords } from '#ui/readersClock.ts';

import { accountApi } from '../accountApi.ts';
import { activityTexts } from '../texts.ts';
import styles from './SettingCard.module.scss';

/** The events themselves. States: loading, failed with retry, none, events. */
function Events() {
  const { data: events, isFetching, error, refetch } = accountApi.useOwnSecurityEventsQuery();
  if (error) return <LoadFailure headingLevel={3} title={activityTexts.failed} {...failureText(error)} onRetry={() => void refetch()} />;
  return (
    <DataTable
      caption={activityTexts.caption}
      hideCaption
      stacks="named"
      bare
      busy={isFetching}
      rows={events ?? []}
      rowKey={({ id }) => id}
      empty={isFetching ? activityTexts.waiting : activityTexts.none}
      columns={[
        { id: 'what', header: activityTexts.what, isRowHeader: true, cell: (event) => securityEventSentence(event) },
        { id: 'time', header: activityTexts.time, cell: ({ happenedAt }) => <time dateTime={happenedAt}>{momentInWords(happenedAt)}</time> },
        { id: 'network', header: activityTexts.network, cell: ({ network }) => network ?? activityTexts.unknownNetwork },
      ]}
    />
  );
}

/** What happened to the security of the reader's account in the last year; looked up when they ask. */
export function RecentActivity() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={activityTexts.title}>
      <div className={styles.line}>
        <p className={classNames(styles.value, styles.note)}>{activityTexts.intro}</p>
        {!isOpen && <Button onClick={() => setOpen(true)}>{activityTexts.show}</Button>}
      </div>
      {isOpen && <Events />}
    </Card>
  );
}
