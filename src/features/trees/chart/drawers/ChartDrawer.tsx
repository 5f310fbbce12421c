import { useState } from 'react';

import type { TreeDrawerProps } from '#features/trees/core/index.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SideDrawer } from '#ui/SideDrawer/SideDrawer.tsx';

import { DrawerPart } from './DrawerPart.tsx';
import type { DrawerMatch } from './findDrawer.ts';
import { mayOpenDrawer } from './mayShowDrawer.ts';
import { drawerTexts } from './texts.ts';

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
