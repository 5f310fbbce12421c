import { Ellipsis } from 'lucide-react';

import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Menu } from '#ui/Menu/Menu.tsx';

import { toolbarTexts } from '../texts.ts';
import type { ChartMenuProps } from './ChartMenuList.tsx';

const ChartMenuList = lazyPart(() => import('./ChartMenuList.tsx').then((chunk) => chunk.ChartMenuList));

/** The button of the chart's menu. */
export const ChartMenu = (props: ChartMenuProps) => (
  <Menu
    label={toolbarTexts.menu}
    list={(frame) => <ChartMenuList {...props} {...frame} />}
    prepare={ChartMenuList.preload}
  >
    {(trigger) => (
      <IconButton {...trigger} label={toolbarTexts.more} look="framed" icon={<Ellipsis aria-hidden="true" />} />
    )}
  </Menu>
);
