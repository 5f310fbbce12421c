import { useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { CodeSheet } from '#ui/CodeSheet/CodeSheet.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { Question } from '../../components/Question.tsx';
import { SettingCard } from '../../components/SettingCard.tsx';
import styles from '../../components/SettingCard.module.scss';
import { useRefusals } from '../useRefusals.ts';
import { useUntracked } from '../useUntracked.ts';
import { RefusedNotice } from './RefusedNotice.tsx';

/** So few are worth a warning. */
const FEW = 3;

const countOf = (left: number): string => (left === 0 ? 'You have no recovery codes left.' : left === 1 ? 'You have one recovery code left.' : `You have ${left} recovery codes left.`);

/** How many recovery codes are left, and new ones in their place, shown once. */
export function RecoveryCodesPanel({ left }: { left: number }) {
  const { renewRecoveryCodes } = useUntracked();
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
      <Card title="Recovery codes">
        <Notice tone="success" title="Keep these new codes in a safe place">
          <p>They are not shown again. Earlier codes do not work any more.</p>
        </Notice>
        <CodeSheet label="Recovery codes" codes={codes} fileName="muniment-recovery-codes.txt" heading={`Recovery codes for ${window.location.host}`} />
        <div>
          <Button variant="primary" onClick={() => setCodes(null)}>
            I have kept them
          </Button>
        </div>
      </Card>
    );
  }
  return (
    <SettingCard
      title="Recovery codes"
      value={left <= FEW ? <Notice tone="warning" title={countOf(left)} /> : countOf(left)}
      note={
        <>
          <p className={styles.note}>Each lets you in once when your authenticator app or passkey is not at hand.</p>
          <RefusedNotice refused={refused} />
        </>
      }
      action={left === 0 ? { label: 'Make new codes', onPress: () => void renew(), loading: isBusy } : { label: 'Make new codes' }}
      {...(left > 0 && { isOpen: isAsking, onToggle: setIsAsking })}
    >
      {left > 0 && (
        <Question onConfirm={renew} onCancel={() => setIsAsking(false)}>
          Make ten new codes? Those you have now stop working.
        </Question>
      )}
    </SettingCard>
  );
}
