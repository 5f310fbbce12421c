import { useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { CodeSheet } from '#ui/CodeSheet/CodeSheet.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { Question } from '../../components/Question.tsx';
import styles from '../../components/SettingCard.module.scss';
import { SettingCard } from '../../components/SettingCard.tsx';
import { recoveryCodeTexts } from '../texts.ts';
import { useRefusals, useUntrackedCalls } from '../useSecondFactorCalls.ts';
import { RefusedNotice } from './RefusedNotice.tsx';

/** So few are worth a warning. */
const FEW = 3;

/** How many recovery codes are left, and new ones in their place, shown once. */
export function RecoveryCodesPanel({ left }: { left: number }) {
  const { renewRecoveryCodes } = useUntrackedCalls();
  const { refused, say, onFailed } = useRefusals();
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const renew = async () => {
    say(null);
    setIsBusy(true);
    await renewRecoveryCodes().then(setCodes, onFailed);
    setIsBusy(false);
    setIsAsking(false);
  };

  if (codes) {
    return (
      <Card title={recoveryCodeTexts.title}>
        <Notice tone="success" title={recoveryCodeTexts.made}>
          <p>{recoveryCodeTexts.madeText}</p>
        </Notice>
        <CodeSheet
          label={recoveryCodeTexts.title}
          codes={codes}
          fileName="muniment-recovery-codes.txt"
          heading={recoveryCodeTexts.heading(window.location.host)}
        />
        <div>
          <Button variant="primary" onClick={() => setCodes(null)}>
            {recoveryCodeTexts.done}
          </Button>
        </div>
      </Card>
    );
  }
  return (
    <SettingCard
      title={recoveryCodeTexts.title}
      value={
        left <= FEW ? <Notice tone="warning" title={recoveryCodeTexts.left(left)} /> : recoveryCodeTexts.left(left)
      }
      note={
        <>
          <p className={styles.note}>{recoveryCodeTexts.note}</p>
          <RefusedNotice refused={refused} />
        </>
      }
      action={
        left === 0
          ? { label: recoveryCodeTexts.make, onPress: () => void renew(), loading: isBusy }
          : { label: recoveryCodeTexts.make }
      }
      {...(left > 0 && { isOpen: isAsking, onToggle: setIsAsking })}
    >
      {left > 0 && (
        <Question onConfirm={renew} onCancel={() => setIsAsking(false)}>
          {recoveryCodeTexts.question}
        </Question>
      )}
    </SettingCard>
  );
}
