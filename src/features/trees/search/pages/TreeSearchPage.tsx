import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { readTreeSearch } from '#domain/trees/search/treeSearchQuery.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { TreeSearchForm } from '../components/TreeSearchForm.tsx';
import { WithTreeSearch } from '../components/WithTreeSearch.tsx';
import { FORM_PATH } from '../treeSearchAddresses.ts';

/** The form of the search in family trees, filled in with what its address asks. */
export function Component() {
  const { search } = useLocation();
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>Search family trees</h1>
          <p>Find people in the trees that members show to everybody, in your own, and in those you were invited to. People who may be living are never found.</p>
        </Stack>
        <WithTreeSearch>
          <TreeSearchForm key={search} initial={readTreeSearch(search)} />
        </WithTreeSearch>
        {isSignedIn && (
          <p>
            <TextLink to={`${FORM_PATH}/saved-search`}>Your saved searches in family trees</TextLink>
          </p>
        )}
      </Stack>
    </PageContainer>
  );
}
