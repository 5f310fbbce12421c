import { useState, Suspense } from 'react';

import type { TreeDrawerProps, TreeDrawer } from '#features/trees/core/index.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SideDrawer } from '#ui/SideDrawer/SideDrawer.tsx';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import styles from './DrawerPart.module.scss';
import { mayOpenDrawer } from './mayShowDrawer.ts';
import { drawerTexts } from './texts.ts';
import type { DrawerMatch } from './useDrawers.ts';

type Part = ReturnType<typeof lazyPart<TreeDrawerProps>>;

const parts = new WeakMap<TreeDrawer, Part>();

/** One lazy part for each drawer, so that opening it again draws at once. */
function partOf(drawer: TreeDrawer): Part {
  const part = parts.get(drawer) ?? lazyPart<TreeDrawerProps>(() => drawer.load().then(({ Component }) => Component));
  parts.set(drawer, part);
  return part;
}

/** What is in a drawer, or grey lines until its code is there. */
function DrawerPart({ drawer, ...props }: TreeDrawerProps & { drawer: TreeDrawer }) {
  const Part = partOf(drawer);
  return (
    <Suspense
      fallback={
        <div role="status" className={styles.loading}>
          <VisuallyHidden>{drawerTexts.loading(drawer.title)}</VisuallyHidden>
          <SkeletonLine width="medium" title />
          <SkeletonLine />
          <SkeletonLine width="long" />
        </div>
      }
    >
      <Part {...props} />
    </Suspense>
  );
}

interface ChartDrawerProps extends Omit<TreeDrawerProps, 'params'> {
  /** Null where no drawer is open. */
  match: DrawerMatch | null;
}

/** The drawer that the address names, over the chart. Its contents stay while it closes. */
export function ChartDrawer({ match, ...props }: ChartDrawerProps) {
  const [last, setLast] = useState(match);
  if (match && match !== last) setLast(match);
  if (!last) return null;
  const { drawer, params } = last;
  return (
    <SideDrawer open={match !== null} onClose={props.close} title={drawer.title}>
      {mayOpenDrawer(drawer, props.tree) ? (
        <DrawerPart {...props} drawer={drawer} params={params} />
      ) : (
        <Notice tone="info" title={drawer.audience === 'owner' ? drawerTexts.ownerOnly : drawerTexts.readOnly} />
      )}
    </SideDrawer>
  );
}
