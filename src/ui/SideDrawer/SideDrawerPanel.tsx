import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';

import { belowQuery } from '../breakpoints.ts';
import { classNames } from '../classNames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useMediaQuery } from '../useMediaQuery.ts';
import { uiTexts } from '../texts.ts';
import { type SideDrawerProps } from './SideDrawer.tsx';
import styles from './SideDrawer.module.scss';

/** Width of an element's border box, followed as it changes, in CSS pixels; null before it is known. */
function useMeasuredWidth(element: HTMLElement | null): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (element === null) return undefined;
    setWidth(element.offsetWidth);
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setWidth(element.offsetWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** Says on the root element that a side drawer is open: below `md` global.scss then hides the support button. */
function useSupportButtonHidden(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const root = document.documentElement;
    root.dataset.sideDrawer = 'open';
    return () => {
      delete root.dataset.sideDrawer;
    };
  }, [open]);
}

/** The panel of {@link SideDrawer}: its own chunk. */
export function SideDrawerPanel({ open = true, onClose, title, overflow = 'auto', durationMs, children }: SideDrawerProps & { durationMs: number }) {
  const [content, setContent] = useState<HTMLElement | null>(null);
  const width = useMeasuredWidth(content);
  const isMobile = useMediaQuery(belowQuery('md'));
  useSupportButtonHidden(open);
  const style = isMobile ? undefined : { width: width ?? 0, transitionDuration: `${durationMs}ms` };
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal keepMounted>
        <Base.Backdrop className={styles.overlay} />
        <Base.Popup className={styles.popup} style={style}>
          <div ref={setContent} className={styles.content}>
            <div className={styles.header}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close render={<IconButton label={uiTexts.close} icon={<X aria-hidden="true" />} />} />
            </div>
            <div className={classNames(styles.body, styles[overflow])}>{children}</div>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
