import { useLocation } from 'react-router-dom';

import { readTreePersonId } from '#domain/trees/core/treeIds.ts';
import { Paywall } from '#features/billing/core/index.ts';
import { useFreeTrialEligibilityQuery } from '#features/trees/core/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { paywallTexts } from '../texts.ts';
import { FORM_PATH, personAddress } from '../treeSearchAddresses.ts';

/**
 * The offer in the place of a person of a tree for subscribers: a trial where the reader may have one, else a
 * subscription. Afterwards the reader comes to the person.
 */
export function Component() {
  const id = new URLSearchParams(useLocation().search).get('id') ?? '';
  const { data: mayTry } = useFreeTrialEligibilityQuery();
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        <h1>{paywallTexts.title}</h1>
        <Paywall
          what="tree"
          openTo={['subscribers']}
          mayTry={mayTry}
          next={readTreePersonId(id) ? personAddress(id) : FORM_PATH}
        >
          <ButtonLink variant="quiet" to={FORM_PATH}>
            {paywallTexts.back}
          </ButtonLink>
        </Paywall>
      </Stack>
    </PageContainer>
  );
}
