import { Suspense, useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { classNames } from '#ui/classNames.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { activityTexts } from '../texts.ts';
import styles from './SettingCard.module.scss';

const RecentEvents = lazyPart(() => import('./RecentEvents.tsx').then(({ RecentEvents: Part }) => Part));

/** What happened to the security of the reader's account in the last year; looked up when they ask. */
export function RecentActivity() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={activityTexts.title}>
      <div className={styles.line}>
        <p className={classNames(styles.value, styles.note)}>{activityTexts.intro}</p>
        {!isOpen && <Button onClick={() => setOpen(true)}>{activityTexts.show}</Button>}
      </div>
      {isOpen && (
        <Suspense fallback={<Spinner label={activityTexts.waiting} />}>
          <RecentEvents />
        </Suspense>
      )}
    </Card>
  );
}
