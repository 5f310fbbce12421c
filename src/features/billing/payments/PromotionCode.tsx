import { type KeyboardEvent, useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import styles from './payments.module.scss';
import { paymentTexts as texts } from './texts.ts';

interface PromotionCodeProps {
  /** The code in the price that is shown; empty: none. */
  applied: string;
  /** Why it is not in it. */
  problem: string | null;
  isBusy: boolean;
  onApply: (code: string) => void;
}

/** A promotion code: it is tried when it is applied, and the order shows what it takes off. */
export function PromotionCode({ applied, problem, isBusy, onApply }: PromotionCodeProps) {
  const [code, setCode] = useState('');
  if (applied !== '' && problem === null) {
    return (
      <Inline gap={3}>
        <p role="status">{texts.codeApplied(applied)}</p>
        <Button size="sm" onClick={() => onApply('')}>
          {texts.removeCode}
        </Button>
      </Inline>
    );
  }
  const apply = () => onApply(code.trim());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply();
  };
  return (
    <div className={styles.code}>
      <TextField label={texts.code} optional autoComplete="off" maxLength={100} value={code} onChange={({ target }) => setCode(target.value)} onKeyDown={onKeyDown} error={problem ?? undefined} touched={problem !== null} />
      <Button loading={isBusy && code !== ''} onClick={apply}>
        {texts.applyCode}
      </Button>
    </div>
  );
}
