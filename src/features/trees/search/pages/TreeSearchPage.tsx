import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { readTreeSearch } from '#domain/trees/search/treeSearchQuery.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { TreeSearchForm } from '../components/TreeSearchForm.tsx';
import { WithTreeSearch } from '../components/WithTreeSearch.tsx';
import { formTexts } from '../texts.ts';
import { FORM_PATH } from '../treeSearchAddresses.ts';

/** The form of the search in family trees, filled in with what its address asks. */
export function Component() {
  const { search } = useLocation();
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{formTexts.title}</h1>
          <p>{formTexts.lead}</p>
        </Stack>
        <WithTreeSearch>
          <TreeSearchForm key={search} initial={readTreeSearch(search)} />
        </WithTreeSearch>
        {isSignedIn && (
          <p>
            <TextLink to={`${FORM_PATH}/saved-search`}>{formTexts.saved}</TextLink>
          </p>
        )}
      </Stack>
    </PageContainer>
  );
}
