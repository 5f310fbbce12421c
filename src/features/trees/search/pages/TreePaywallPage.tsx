import { useLocation } from 'react-router-dom';

import { paywallAddress } from '#domain/kernel/errors/paywallAddress.ts';
import { readTreePersonId } from '#domain/trees/core/treeIds.ts';
import { useFreeTrialEligibilityQuery } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { FORM_PATH, personAddress } from '../treeSearchAddresses.ts';

/** The offer in the place of somebody of a tree for subscribers: a trial to whoever may have one, else a subscription. Afterwards the reader comes to the person. */
export function Component() {
  const id = new URLSearchParams(useLocation().search).get('id') ?? '';
  const { data: isEligible, error, refetch } = useFreeTrialEligibilityQuery();
  const next = readTreePersonId(id) ? personAddress(id) : FORM_PATH;
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        <h1>This family tree is for subscribers</h1>
        <Notice
          tone="info"
          title="See everybody in it"
          headingLevel={2}
          actions={
            <>
              {isEligible === undefined ? (
                <Button variant="primary" loading={!error} onClick={() => void refetch()}>
                  {error ? 'Load the offer again' : 'Loading the offer'}
                </Button>
              ) : (
                <ButtonLink variant="primary" to={paywallAddress(isEligible, next)}>
                  {isEligible ? 'Try it free' : 'Subscribe'}
                </ButtonLink>
              )}
              <ButtonLink variant="quiet" to={FORM_PATH}>
                Back to the search
              </ButtonLink>
            </>
          }
        >
          <p>The owner of the tree shows it to subscribers, with facts, families and sources. People who may be living stay hidden.</p>
        </Notice>
      </Stack>
    </PageContainer>
  );
}
