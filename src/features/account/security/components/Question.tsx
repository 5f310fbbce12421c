import { type ReactNode, useEffect, useRef, useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { sharedTexts } from '../texts.ts';

interface QuestionProps {
  children: ReactNode;
  isGrave?: boolean;
  /** Ignored while an earlier press is under way. */
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

/** A question with Cancel and Confirm. The focus starts on Cancel, so that Enter twice does no harm. */
export function Question({ children, isGrave = false, onConfirm, onCancel }: QuestionProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    await onConfirm();
    isUnderWay.current = false;
    setIsBusy(false);
  };
  return (
    <Stack>
      <p>{children}</p>
      <Inline>
        <Button ref={cancel} onClick={onCancel}>
          {sharedTexts.cancel}
        </Button>
        <Button variant={isGrave ? 'danger' : 'primary'} loading={isBusy} onClick={() => void confirm()}>
          {sharedTexts.confirm}
        </Button>
      </Inline>
    </Stack>
  );
}
