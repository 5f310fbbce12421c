import { useLocation } from 'react-router-dom';

import { asksForSomebody, describeTreeSearch, readTreeSearch } from '#domain/trees/search/treeSearchQuery.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { TreeResults } from '../components/TreeResults.tsx';
import { TreeSearchForm } from '../components/TreeSearchForm.tsx';
import { WithTreeSearch } from '../components/WithTreeSearch.tsx';
import { formAddress } from '../treeSearchAddresses.ts';

/** The people of trees that the address asks for; an address that asks for nobody shows the form. */
export function Component() {
  const { search } = useLocation();
  const query = readTreeSearch(search);
  const isAsked = asksForSomebody(query);
  return (
    <PageContainer>
      <Stack gap={4}>
        <Stack gap={2}>
          <h1>{isAsked ? `Family trees: ${describeTreeSearch(query)}` : 'Search family trees'}</h1>
          {isAsked && (
            <p>
              <TextLink to={formAddress(query)}>Change the search</TextLink>
            </p>
          )}
        </Stack>
        <WithTreeSearch>{isAsked ? <TreeResults query={query} /> : <TreeSearchForm initial={query} />}</WithTreeSearch>
      </Stack>
    </PageContainer>
  );
}
