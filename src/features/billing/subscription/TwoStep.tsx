import { type ReactNode, useEffect, useRef, useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import styles from './subscription.module.scss';
import { subscriptionTexts as texts } from './texts.ts';

/** What a mutation of a subscription answers. */
export interface Acted {
  data?: { problems: readonly { message: string }[] } | undefined;
  error?: unknown;
}

/** Why an act was not done, for its member; null when it was. */
export const refusalOf = ({ data, error }: Acted): string | null =>
  data ? (data.problems[0]?.message ?? null) : describeError(error);

interface TwoStepProps {
  /** The first press. */
  open: string;
  title: string;
  /** What the second press does. */
  children: ReactNode;
  confirm: string;
  act: () => Promise<Acted>;
  onDone: () => void;
}

/** Two presses, in one place of the page: the first shows what the second does. The focus goes along. */
export function TwoStep({ open, title, children, confirm, act, onDone }: TwoStepProps) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{open}</Button>;
  const press = async () => {
    setBusy(true);
    setRefused(null);
    const refusal = refusalOf(await act());
    setBusy(false);
    if (refusal !== null) return setRefused(refusal);
    setOpen(false);
    return onDone();
  };
  return (
    <section aria-label={title} className={styles.step}>
      <Stack gap={3}>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        {children}
        {refused !== null && (
          <Notice tone="error" title={texts.notDone}>
            <p>{refused}</p>
          </Notice>
        )}
        <Inline gap={3}>
          <Button variant="primary" loading={isBusy} onClick={() => void press()}>
            {confirm}
          </Button>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {texts.keep}
          </Button>
        </Inline>
      </Stack>
    </section>
  );
}
