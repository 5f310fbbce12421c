import { Suspense, useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { classNames } from '#ui/classNames.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { looksTexts as texts } from '../looksTexts.ts';
import styles from './SettingCard.module.scss';

const StaffLooks = lazyPart(() => import('./StaffLooks.tsx').then(({ StaffLooks: Part }) => Part));

/** Who of our staff looked at the reader's account; looked up when they ask. */
export function LooksCard() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={texts.title}>
      <div className={styles.line}>
        <p className={classNames(styles.value, styles.note)}>{texts.intro}</p>
        {!isOpen && <Button onClick={() => setOpen(true)}>{texts.show}</Button>}
      </div>
      {isOpen && (
        <Suspense fallback={<Spinner label={texts.waiting} />}>
          <StaffLooks />
        </Suspense>
      )}
    </Card>
  );
}
