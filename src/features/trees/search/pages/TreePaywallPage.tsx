import { useLocation } from 'react-router-dom';

import { paywallAddress } from '#domain/kernel/errors/paywallAddress.ts';
import { readTreePersonId } from '#domain/trees/core/treeIds.ts';
import { useFreeTrialEligibilityQuery } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { paywallTexts } from '../texts.ts';
import { FORM_PATH, personAddress } from '../treeSearchAddresses.ts';

/** The offer in the place of a person of a tree for subscribers: a trial where the reader may have one, else a subscription. Afterwards the reader comes to the person. */
export function Component() {
  const id = new URLSearchParams(useLocation().search).get('id') ?? '';
  const { data: isEligible, error, refetch } = useFreeTrialEligibilityQuery();
  const next = readTreePersonId(id) ? personAddress(id) : FORM_PATH;
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        <h1>{paywallTexts.title}</h1>
        <Notice
          tone="info"
          title={paywallTexts.offer}
          headingLevel={2}
          actions={
            <>
              {isEligible === undefined ? (
                <Button variant="primary" loading={!error} onClick={() => void refetch()}>
                  {error ? paywallTexts.again : paywallTexts.loading}
                </Button>
              ) : (
                <ButtonLink variant="primary" to={paywallAddress(isEligible, next)}>
                  {isEligible ? paywallTexts.tryFree : paywallTexts.subscribe}
                </ButtonLink>
              )}
              <ButtonLink variant="quiet" to={FORM_PATH}>
                {paywallTexts.back}
              </ButtonLink>
            </>
          }
        >
          <p>{paywallTexts.text}</p>
        </Notice>
      </Stack>
    </PageContainer>
  );
}
