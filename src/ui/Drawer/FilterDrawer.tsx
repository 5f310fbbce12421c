import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { Button } from '../Button/Button.tsx';
import { Drawer } from './Drawer.tsx';

interface FilterDrawerProps {
  texts: {
    /** What the button says that opens it, and its heading where it has no `title`. */
    open: string;
    title?: string;
    /** What the button says that leads back to what was found. */
    show: (total: number) => string;
  };
  /** How much is found with the filters as they are. */
  total: number;
  children: ReactNode;
}

/** What narrows results, in a drawer behind a button, where the window has no room for it beside them. */
export function FilterDrawer({ texts, total, children }: FilterDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<SlidersHorizontal aria-hidden="true" />} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.title ?? texts.open}
        actions={
          <Button variant="primary" fullWidth onClick={() => setOpen(false)}>
            {texts.show(total)}
          </Button>
        }
      >
        {children}
      </Drawer>
    </>
  );
}
