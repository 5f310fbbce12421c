import { useLayoutEffect } from 'react';

/**
 * Says on the root element that a side drawer is open: global.scss then holds the page still and, below `md`, hides the
 * support button.
 */
export function useSaidOnRoot(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const root = document.documentElement;
    root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`);
    root.toggleAttribute('data-scroll-bar', window.innerWidth > root.clientWidth);
    root.dataset.sideDrawer = 'open';
    return () => {
      delete root.dataset.sideDrawer;
      root.removeAttribute('data-scroll-bar');
      root.style.removeProperty('--scroll-bar');
    };
  }, [open]);
}
