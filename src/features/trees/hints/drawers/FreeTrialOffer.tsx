import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { usePlanOffersQuery } from '#features/billing/core/index.ts';
import { useFreeTrialEligibilityQuery } from '#features/trees/core/index.ts';
import { joinAnswers } from '#ui/Answer/joinAnswers.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { offerTexts } from '../texts.tsx';
import styles from './Drawer.module.scss';

interface FreeTrialOfferProps {
  title: string;
  /** Names the place in the address of the offer. */
  location: string;
  children: ReactNode;
}

/**
 * What a subscription would show here. Leads readers who may have a free trial there, all others to the subscriptions
 * (TREE-040); nowhere where none is sold.
 */
export function FreeTrialOffer({ title, location, children }: FreeTrialOfferProps) {
  const { pathname } = useLocation();
  const { data: isEligible, ...eligibility } = useFreeTrialEligibilityQuery();
  const { data: offers, ...sale } = usePlanOffersQuery({});
  const isKnown = isEligible !== undefined && offers !== undefined;
  const mayTry =
    isEligible === true && offers?.some(({ trialDays, prices }) => trialDays > 0 && prices.length > 0) === true;
  const isSold = offers?.some(({ prices }) => prices.length > 0) === true;
  const query = new URLSearchParams({ nextPage: pathname, event_location: location });
  return (
    <div className={styles.narrow}>
      <h2>{title}</h2>
      {children}
      {!isKnown ? (
        <NoAnswer
          of={joinAnswers(eligibility, sale)}
          texts={offerTexts}
          waiting={
            <Button variant="primary" loading>
              {offerTexts.loading}
            </Button>
          }
        />
      ) : isSold ? (
        <ButtonLink variant="primary" to={`${mayTry ? '/free-trial' : '/subscribe'}?${query}`}>
          {mayTry ? offerTexts.freeTrial : offerTexts.subscriptions}
        </ButtonLink>
      ) : (
        <p>{offerTexts.notSold}</p>
      )}
    </div>
  );
}
