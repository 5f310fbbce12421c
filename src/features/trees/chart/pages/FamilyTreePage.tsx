import { Suspense, useEffect, useState, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { isFailure } from '#domain/kernel/errors/failure.ts';
import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { readTreePersonId } from '#domain/trees/core/treeIds.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { selectSelectedPersonId, useFamilyTree, useFirstSteps, type TreeDrawer } from '#features/trees/core/index.ts';
import { areMobileHintsOn, isEmbedded } from '#services/embedded/embeddedMode.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { isHiddenInApp, mayOpenDrawer } from '../drawers/mayShowDrawer.ts';
import { findDrawer } from '../drawers/useDrawers.ts';
import { usePrefetchKin } from '../kin/useKin.ts';
import { EmptyTree, ChartUnreachable } from '../rare/ChartStates.tsx';
import { chartPageTexts } from '../texts.ts';
import { useChartPlace } from '../useChartPlace.ts';
import { useChartSettings } from '../useChartSettings.ts';
import { ChartPage } from './ChartPage.tsx';

/**
 * Closes a drawer. Where it was opened from the chart, the steps since then are undone, so that Back does not open it
 * again; where it was opened by its address, the chart takes its place.
 * @param chart - address of the chart
 */
function useCloseDrawer(isOpen: boolean, chart: string): () => void {
  const { key } = useLocation();
  const how = useNavigationType();
  const navigate = useNavigate();
  /** Entries of the history since the chart was alone; null where that is not known. */
  const depth = useRef<number | null>(isOpen ? null : 0);
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (!isOpen) depth.current = 0;
    else if (how === 'POP') depth.current = null;
    else if (how === 'PUSH' && depth.current !== null) depth.current += 1;
  }, [how, isOpen, key]);
  return () =>
    void (depth.current ? navigate(-depth.current) : navigate(chart, { replace: true, preventScrollReset: true }));
}

/** The drawer that the address names, over the chart. */
const ChartDrawer = lazyPart(() => import('../drawers/ChartDrawer.tsx').then((chunk) => chunk.ChartDrawer));

interface FamilyTreePageProps {
  loadDrawers: () => Promise<readonly TreeDrawer[]>;
}

/**
 * The chart of a tree with the drawers over it. States: loading, refused (the page of its code), out of reach with
 * retry, no people yet, the chart.
 */
export function FamilyTreePage({ loadDrawers }: FamilyTreePageProps) {
  const isSignedIn = useSelector(selectIsSignedIn);
  // What can be done with a person, and what editors add, are drawers.
  const areDrawersWanted = useSelector(selectSelectedPersonId) !== null || isSignedIn;
  const { focus, drawerPersonId, isAlone, match, drawers, reader, chart } = useChartPlace(
    loadDrawers,
    areDrawersWanted,
  );
  const { publicTreeShareToken, viewAs, isPublicView } = reader;
  const { search } = useLocation();
  const {
    currentData: tree,
    error,
    refetch,
  } = useFamilyTree({ ref: focus, publicTreeShareToken, viewAs, isPublicView });
  const { chosen, remember } = useChartSettings();
  const app = { isEmbedded: isEmbedded(search), areHintsOn: areMobileHintsOn() };
  const shown = match !== null && isHiddenInApp(match.drawer, app) ? null : match;
  const isDrawerOpen = shown !== null;
  const [wasDrawerOpen, setWasDrawerOpen] = useState(isDrawerOpen);
  if (isDrawerOpen && !wasDrawerOpen) setWasDrawerOpen(true);
  // Its code comes while the tree is asked for.
  useEffect(() => {
    if (!isAlone) ChartDrawer.preload();
  }, [isAlone]);
  const isOfPerson = readTreePersonId(focus) !== null;
  usePrefetchKin(focus, isOfPerson && !tree && !error ? chosen : null, reader);
  const close = useCloseDrawer(isDrawerOpen || (!isAlone && drawers === null), chart);
  const firstSteps = useFirstSteps(tree, isAlone);
  usePageTitle(shown?.drawer.title ?? tree?.name ?? null);

  const loading = <PageSkeleton label={chartPageTexts.loadingTree} />;
  if (!tree && isFailure(error)) {
    if (error.kind === 'graphql') throw error;
    return <ChartUnreachable what="tree" failure={error} onRetry={() => void refetch()} />;
  }
  if (!tree || !chosen || (isSignedIn && !drawers)) return loading;
  if (!isOfPerson && tree.rootPerson) return <Navigate replace to={chartAddress(tree.familyTreeRef, '', reader)} />;
  if (firstSteps !== null) return <Navigate replace to={chartAddress(focus, firstSteps, reader)} />;
  const hasDrawer = (path: string) => {
    const drawer = drawers && findDrawer(drawers, path)?.drawer;
    return !!drawer && mayOpenDrawer(drawer, tree) && !isHiddenInApp(drawer, app);
  };
  const prepareDrawers = () => {
    ChartDrawer.preload();
    void loadDrawers().catch(() => undefined);
  };
  const onboarding = `${focus}/onboarding`;
  return (
    <>
      {isOfPerson ? (
        <ChartPage
          key={tree.id}
          tree={tree}
          focus={focus}
          reader={reader}
          start={chosen}
          onSettings={remember}
          hasDrawer={hasDrawer}
          areDrawersKnown={drawers !== null}
          prepareDrawers={prepareDrawers}
        />
      ) : (
        <EmptyTree name={tree.name} start={hasDrawer(onboarding) ? chartAddress(focus, onboarding, reader) : null} />
      )}
      <Suspense fallback={null}>
        {wasDrawerOpen && (
          <ChartDrawer
            match={shown}
            tree={tree}
            personId={drawerPersonId}
            publicTreeShareToken={publicTreeShareToken}
            viewAs={viewAs}
            close={close}
          />
        )}
      </Suspense>
    </>
  );
}
