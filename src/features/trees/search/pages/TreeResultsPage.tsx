import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';

import { asksForAnyone, describeTreeSearch, readTreeSearch } from '#domain/trees/search/treeSearchQuery.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { TreeResults } from '../components/TreeResults.tsx';
import { WithTreeSearch } from '../components/WithTreeSearch.tsx';
import { formTexts, resultsTexts } from '../texts.ts';
import { formAddress } from '../treeSearchAddresses.ts';

/** Few results pages show the form: it comes when it is needed. */
const TreeSearchForm = lazyPart(() => import('../components/TreeSearchForm.tsx').then((chunk) => chunk.TreeSearchForm));

/** The people of trees that the address asks for; an address that asks for no one shows the form. */
export function Component() {
  const { search } = useLocation();
  const query = readTreeSearch(search);
  const isAsked = asksForAnyone(query);
  return (
    <PageContainer>
      <Stack gap={4}>
        <Stack gap={2}>
          <h1>{isAsked ? resultsTexts.title(describeTreeSearch(query)) : formTexts.title}</h1>
          {isAsked && (
            <p>
              <TextLink to={formAddress(query)}>{resultsTexts.change}</TextLink>
            </p>
          )}
        </Stack>
        <WithTreeSearch>
          {isAsked ? (
            <TreeResults query={query} />
          ) : (
            <Suspense fallback={<PageSkeleton label={formTexts.title} />}>
              <TreeSearchForm initial={query} />
            </Suspense>
          )}
        </WithTreeSearch>
      </Stack>
    </PageContainer>
  );
}
