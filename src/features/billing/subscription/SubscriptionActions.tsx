import { useState } from 'react';

import { formatMoney } from '#domain/billing/core/money.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import {
  type Standing,
  useCancelSubscriptionMutation,
  usePauseSubscriptionMutation,
  useResumeSubscriptionMutation,
  useWithdrawSubscriptionMutation,
} from './subscriptionApi.ts';
import { subscriptionTexts as texts } from './texts.ts';
import { refusalOf, TwoStep } from './TwoStep.tsx';

/** What was done with it. */
export type Done = 'canceled' | 'paused' | 'resumed' | 'withdrawn';
interface ActionsProps {
  standing: NonNullable<Standing>;
  onDone: (done: Done) => void;
}

function Pause({ standing: { longestPause }, onDone }: ActionsProps) {
  const [months, setMonths] = useState(1);
  const [pause] = usePauseSubscriptionMutation();
  const options = Array.from({ length: longestPause }, (_, at) => ({
    value: String(at + 1),
    label: texts.pause.option(at + 1),
  }));
  return (
    <TwoStep
      open={texts.pause.open}
      title={texts.pause.title}
      confirm={texts.pause.confirm}
      act={() => pause({ months })}
      onDone={() => onDone('paused')}
    >
      <p>{texts.pause.text}</p>
      <SelectField
        label={texts.pause.months}
        options={options}
        value={String(months)}
        onChange={({ target }) => setMonths(Number(target.value))}
      />
    </TwoStep>
  );
}

function Cancel({ standing: { paidUntil, pause }, onDone }: ActionsProps) {
  const [cancel] = useCancelSubscriptionMutation();
  return (
    <TwoStep
      open={texts.cancel.open}
      title={texts.cancel.title}
      confirm={texts.cancel.confirm}
      act={() => cancel()}
      onDone={() => onDone('canceled')}
    >
      <p>{pause ? texts.cancel.plain : texts.cancel.text(dayInWords(paidUntil))}</p>
    </TwoStep>
  );
}

/**
 * The right of the first days, with what it gives back, which may be nothing; no button once there is none any more.
 */
function Withdraw({ standing: { coolingOff }, onDone }: ActionsProps) {
  const [withdraw] = useWithdrawSubscriptionMutation();
  if (!coolingOff) return null;
  const { unpaid } = texts.withdraw;
  const isPaid = coolingOff.refund.amount > 0;
  const { open, title, confirm } = isPaid ? texts.withdraw : unpaid;
  const until = dayInWords(coolingOff.until);
  return (
    <TwoStep
      open={open}
      title={title}
      confirm={confirm}
      act={() => withdraw({ confirm: true })}
      onDone={() => onDone('withdrawn')}
    >
      <p>{isPaid ? texts.withdraw.text(formatMoney(coolingOff.refund), until) : unpaid.text(until)}</p>
      {coolingOff.returnsDays && <p>{texts.withdraw.returns}</p>}
    </TwoStep>
  );
}

function Resume({ standing: { phase }, onDone }: ActionsProps) {
  const [resume, { isLoading }] = useResumeSubscriptionMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const press = async () => {
    const refusal = refusalOf(await resume());
    setRefused(refusal);
    if (refusal === null) onDone('resumed');
  };
  return (
    <>
      <Button variant="primary" loading={isLoading} onClick={() => void press()}>
        {phase === 'PAUSED' ? texts.resumePaused : texts.resumeCanceled}
      </Button>
      {refused !== null && (
        <Notice tone="error" title={texts.notDone}>
          <p>{refused}</p>
        </Notice>
      )}
    </>
  );
}

/** What the part is called: what its buttons do. */
function headingOf({ canChange, canPause, canCancel, canResume }: ActionsProps['standing']): string {
  if (canResume) return canCancel ? texts.actions.resume : texts.actions.undo;
  if (canPause) return texts.actions.all;
  return canChange ? texts.actions.change : texts.actions.cancel;
}

/**
 * What can be done with a subscription. Cancelling is two presses, with no screen in the way: what is offered instead
 * comes after them.
 */
export function SubscriptionActions(parts: ActionsProps) {
  const { canChange, canCancel, canPause, canResume, coolingOff } = parts.standing;
  if (!canChange && !canCancel && !canPause && !canResume && !coolingOff) return null;
  return (
    <Card title={headingOf(parts.standing)}>
      <Inline gap={3}>
        {canResume && <Resume {...parts} />}
        {canChange && (
          <ButtonLink variant="primary" to="/upgrade">
            {texts.change}
          </ButtonLink>
        )}
        {canPause && <Pause {...parts} />}
        {canCancel && <Cancel {...parts} />}
        <Withdraw {...parts} />
      </Inline>
    </Card>
  );
}
