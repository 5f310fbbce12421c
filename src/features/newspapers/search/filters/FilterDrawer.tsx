import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Drawer } from '#ui/Drawer/Drawer.tsx';

import { narrowTexts as texts } from '../texts.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

/** What narrows the articles, in a drawer, where the window has no room for it beside them. */
export function FilterDrawer(props: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<SlidersHorizontal aria-hidden="true" />} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.title}
        actions={
          <Button variant="primary" fullWidth onClick={() => setOpen(false)}>
            {texts.show(props.result?.total ?? 0)}
          </Button>
        }
      >
        <FilterPanel {...props} />
      </Drawer>
    </>
  );
}
