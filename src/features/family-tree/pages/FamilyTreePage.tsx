import { useLocation } from 'react-router-dom';

import { useFamilyTree, type TreeDrawer } from '#features/tree-data/index.ts';
import { areMobileHintsOn, isEmbedded } from '#services/embedded/embeddedMode.ts';
import { describeError } from '#services/graphql/errors.ts';
import { isFailure } from '#services/graphql/failure.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { ChartDrawer } from '../drawers/ChartDrawer.tsx';
import { isHiddenInApp } from '../drawers/mayShowDrawer.ts';
import { useChartPlace } from '../hooks/useChartPlace.ts';
import { useCloseDrawer } from '../hooks/useCloseDrawer.ts';

/** The chart of a tree with the drawers over it. States: loading, refused (the page of its code), out of reach with retry, the chart. */
export function FamilyTreePage({ drawers }: { drawers: readonly TreeDrawer[] }) {
  const { focus, drawerPersonId, match, reader, chart } = useChartPlace(drawers);
  const { publicTreeShareToken, viewAs } = reader;
  const { search } = useLocation();
  const { currentData: tree, error, refetch } = useFamilyTree({ ref: focus, publicTreeShareToken, viewAs });
  const isHidden = match !== null && isHiddenInApp(match.drawer, { isEmbedded: isEmbedded(search), areHintsOn: areMobileHintsOn() });
  const shown = isHidden ? null : match;
  const close = useCloseDrawer(shown !== null, chart);
  usePageTitle(shown?.drawer.title ?? tree?.name ?? null);

  if (!tree && isFailure(error)) {
    if (error.kind === 'graphql') throw error;
    return (
      <PageContainer>
        <Notice tone="error" title="The tree could not be opened" headingLevel={1} actions={<Button onClick={() => void refetch()}>Try again</Button>}>
          <p>{describeError(error)}</p>
        </Notice>
      </PageContainer>
    );
  }
  if (!tree) return <PageSkeleton label="Loading tree" />;
  return (
    <PageContainer width="wide">
      <h1>{tree.name}</h1>
      <ChartDrawer match={shown} tree={tree} personId={drawerPersonId} publicTreeShareToken={publicTreeShareToken} viewAs={viewAs} close={close} />
    </PageContainer>
  );
}
