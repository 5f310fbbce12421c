import { useLocation } from 'react-router-dom';

import { paywallAddress } from '#domain/errors/paywallAddress.ts';
import { readTreePersonId } from '#domain/trees/treeIds.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { FORM_PATH, personAddress } from '../treeSearchAddresses.ts';

/** The offer in the place of somebody of a tree for subscribers; afterwards the reader comes to the person. */
export function Component() {
  const id = new URLSearchParams(useLocation().search).get('id') ?? '';
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
              <ButtonLink variant="primary" to={paywallAddress(true, next)}>
                Try it free
              </ButtonLink>
              <ButtonLink to={paywallAddress(false, next)}>Subscribe</ButtonLink>
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
