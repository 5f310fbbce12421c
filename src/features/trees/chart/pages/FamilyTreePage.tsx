import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { readTreePersonId } from '#domain/trees/core/treeIds.ts';
import { useFamilyTree, useFirstSteps, type TreeDrawer } from '#features/trees/core/index.ts';
import { areMobileHintsOn, isEmbedded } from '#services/embedded/embeddedMode.ts';
import { describeError } from '#services/graphql/errors.ts';
import { isFailure } from '#services/graphql/failure.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { findDrawer } from '../drawers/findDrawer.ts';
import { isHiddenInApp, mayOpenDrawer } from '../drawers/mayShowDrawer.ts';
import { useEarlyKin } from '../kin/useKin.ts';
import { ChartDrawer } from '../pressedParts.ts';
import { chartPageTexts } from '../texts.tsx';
import { useChartPlace } from '../useChartPlace.ts';
import { useCloseDrawer } from '../useCloseDrawer.ts';
import { useChartSettings } from '../useChartSettings.ts';
import { ChartPage } from './ChartPage.tsx';
import { EmptyTree } from './ChartStates.tsx';

/** The chart of a tree with the drawers over it. States: loading, refused (the page of its code), out of reach with retry, no people yet, the chart. */
export function FamilyTreePage({ drawers }: { drawers: readonly TreeDrawer[] }) {
  const { focus, drawerPersonId, match, reader, chart } = useChartPlace(drawers);
  const { publicTreeShareToken, viewAs, isPublicView } = reader;
  const { search } = useLocation();
  const { currentData: tree, error, refetch } = useFamilyTree({ ref: focus, publicTreeShareToken, viewAs, isPublicView });
  const { chosen, remember } = useChartSettings();
  const app = { isEmbedded: isEmbedded(search), areHintsOn: areMobileHintsOn() };
  const shown = match !== null && isHiddenInApp(match.drawer, app) ? null : match;
  const isDrawerOpen = shown !== null;
  const [wasDrawerOpen, setWasDrawerOpen] = useState(isDrawerOpen);
  if (isDrawerOpen && !wasDrawerOpen) setWasDrawerOpen(true);
  // Its code comes while the tree is asked for.
  useEffect(() => {
    if (isDrawerOpen) ChartDrawer.preload();
  }, [isDrawerOpen]);
  const isOfPerson = readTreePersonId(focus) !== null;
  useEarlyKin(focus, isOfPerson && !tree && !error ? chosen : null, reader);
  const close = useCloseDrawer(isDrawerOpen, chart);
  const firstSteps = useFirstSteps(tree, match === null);
  usePageTitle(shown?.drawer.title ?? tree?.name ?? null);

  if (!tree && isFailure(error)) {
    if (error.kind === 'graphql') throw error;
    return (
      <PageContainer>
        <Notice tone="error" title={chartPageTexts.treeFailed} headingLevel={1} actions={<Button onClick={() => void refetch()}>{chartPageTexts.tryAgain}</Button>}>
          <p>{describeError(error)}</p>
        </Notice>
      </PageContainer>
    );
  }
  if (!tree || !chosen) return <PageSkeleton label={chartPageTexts.loadingTree} />;
  if (!isOfPerson && tree.rootPerson) return <Navigate replace to={chartAddress(tree.familyTreeRef, '', reader)} />;
  if (firstSteps !== null) return <Navigate replace to={chartAddress(focus, firstSteps, reader)} />;
  const hasDrawer = (path: string) => {
    const drawer = findDrawer(drawers, path)?.drawer;
    return drawer !== undefined && mayOpenDrawer(drawer, tree) && !isHiddenInApp(drawer, app);
  };
  const onboarding = `${focus}/onboarding`;
  return (
    <>
      {isOfPerson ? (
        <ChartPage key={tree.id} tree={tree} focus={focus} reader={reader} start={chosen} onSettings={remember} hasDrawer={hasDrawer} />
      ) : (
        <EmptyTree name={tree.name} start={hasDrawer(onboarding) ? chartAddress(focus, onboarding, reader) : null} />
      )}
      <Suspense fallback={null}>{wasDrawerOpen && <ChartDrawer match={shown} tree={tree} personId={drawerPersonId} publicTreeShareToken={publicTreeShareToken} viewAs={viewAs} close={close} />}</Suspense>
    </>
  );
}
