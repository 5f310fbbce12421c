import { useLocation } from 'react-router-dom';
import type { ReactNode } from 'react';

import { useFreeTrialEligibilityQuery } from '#features/trees/core/index.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';

import { offerTexts } from '../texts.tsx';
import styles from './Drawer.module.scss';

interface FreeTrialOfferProps {
  title: string;
  /** Names the place in the address of the offer. */
  location: string;
  children: ReactNode;
}

/** What a subscription would show here. Leads readers who may have a free trial there, all others to the subscriptions (TREE-040). */
export function FreeTrialOffer({ title, location, children }: FreeTrialOfferProps) {
  const { pathname } = useLocation();
  const { data: isEligible, error, refetch } = useFreeTrialEligibilityQuery();
  const query = new URLSearchParams({ nextPage: pathname, event_location: location });
  return (
    <div className={styles.narrow}>
      <h2>{title}</h2>
      {children}
      {error && isEligible === undefined ? (
        <LoadFailure title={offerTexts.failed} {...failureText(error)} onRetry={() => void refetch()} />
      ) : isEligible === undefined ? (
        <Button variant="primary" loading>
          {offerTexts.loading}
        </Button>
      ) : (
        <ButtonLink variant="primary" to={`${isEligible ? '/free-trial' : '/subscribe'}?${query}`}>
          {isEligible ? offerTexts.freeTrial : offerTexts.subscriptions}
        </ButtonLink>
      )}
    </div>
  );
}
