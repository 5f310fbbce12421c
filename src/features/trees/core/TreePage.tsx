import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';

import { AS_ONESELF, chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import type { FamilyTree } from './api/treeDataApi.ts';
import { treePageTexts } from './texts.ts';
import { useFamilyTree } from './useFamilyTree.ts';

interface TreePageProps {
  texts: {
    /** Of the browser’s tab: `Places of The Webbs`. */
    tabTitle: (tree: string) => string;
    heading: string;
    lead: string;
  };
  /** Of the share link that the page was opened by. */
  publicTreeShareToken?: string | null;
  /** Between the parts of the page, as of `Stack`. Default 6. */
  gap?: 6 | 8;
  children: (tree: FamilyTree) => ReactNode;
}

/**
 * A page about a whole tree, whose address names it (`:rootsfinderId`): the way back to the chart, heading and lead, and
 * what the page draws of the tree. States: loading, failed, not there or not theirs, the page.
 */
export function TreePage({ texts, publicTreeShareToken = null, gap = 6, children }: TreePageProps) {
  const { rootsfinderId = '' } = useParams();
  const { currentData: tree, ...answer } = useFamilyTree({ ref: rootsfinderId, publicTreeShareToken, viewAs: null });
  usePageTitle(tree ? texts.tabTitle(tree.name) : null);
  throwRefusal(tree ? null : answer.error);
  if (!tree) return <NoAnswer of={answer} texts={treePageTexts} asPage />;
  return (
    <PageContainer>
      <Stack gap={gap}>
        <Stack gap={2}>
          <Breadcrumbs
            crumbs={[
              { label: tree.name, to: chartAddress(tree.familyTreeRef, '', { ...AS_ONESELF, publicTreeShareToken }) },
              { label: texts.heading },
            ]}
          />
          <h1>{texts.heading}</h1>
          <p>{texts.lead}</p>
        </Stack>
        {children(tree)}
      </Stack>
    </PageContainer>
  );
}
