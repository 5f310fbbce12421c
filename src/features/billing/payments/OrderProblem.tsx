import { useLocation } from 'react-router-dom';

import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { AlreadySubscribed } from './AlreadySubscribed.tsx';
import { paymentTexts } from './texts.ts';

interface Problem {
  /** Of the order. */
  field: string;
  code: string;
  message: string;
}

/** The address of this page without the mark of a trial. */
function withoutTrial(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ['isFreeTrial', 'isFreeTrialRequest']) query.delete(name);
  for (const [name, value] of query) if (value.includes('free-trial')) query.set(name, '/subscribe');
  return `/payment?${query}`;
}

function Ways({ field, code }: Pick<Problem, 'field' | 'code'>) {
  const { search } = useLocation();
  if (code === 'ALREADY_SUBSCRIBED') return <AlreadySubscribed />;
  if (code === 'TRIAL_USED' || code === 'NO_TRIAL')
    return <ButtonLink to={withoutTrial(search)}>{paymentTexts.withoutTrial}</ButtonLink>;
  if (field === 'creditPackageId')
    return <ButtonLink to="/account/subscription">{paymentTexts.otherCredits}</ButtonLink>;
  if (field === 'recordId') return <ButtonLink to="/search">{paymentTexts.search}</ButtonLink>;
  return (
    <ButtonLink to={`/subscribe${search.replace(/[?&]plan-id=[^&]*/u, '')}`}>{paymentTexts.choosePlan}</ButtonLink>
  );
}

/** Why something cannot be bought, and what can be done instead. */
export const OrderProblem = ({ problem: { field, code, message } }: { problem: Problem }) => (
  <Notice tone="warning" title={message} actions={<Ways field={field} code={code} />} />
);
