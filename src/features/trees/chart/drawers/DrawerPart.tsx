import { Suspense } from 'react';

import type { TreeDrawer, TreeDrawerProps } from '#features/trees/core/index.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import styles from './DrawerPart.module.scss';
import { drawerTexts } from './texts.ts';

type Part = ReturnType<typeof lazyPart<TreeDrawerProps>>;

const parts = new WeakMap<TreeDrawer, Part>();

/** One lazy part for each drawer, so that opening it again draws at once. */
function partOf(drawer: TreeDrawer): Part {
  const part = parts.get(drawer) ?? lazyPart<TreeDrawerProps>(() => drawer.load().then(({ Component }) => Component));
  parts.set(drawer, part);
  return part;
}

/** What is in a drawer, or grey lines until its code is there. */
export function DrawerPart({ drawer, ...props }: TreeDrawerProps & { drawer: TreeDrawer }) {
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
