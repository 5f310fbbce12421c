import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { belowQuery } from '../breakpoints.ts';
import { classNames } from '../classNames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { uiTexts } from '../texts.ts';
import { useMediaQuery } from '../useMediaQuery.ts';
import styles from './SideDrawer.module.scss';
import { useEscape } from './useEscape.ts';
import { useFocusTrap } from './useFocusTrap.ts';

/**
 * Says on the root element that a side drawer is open: global.scss then holds the page still and, below `md`, hides the
 * support button.
 */
function useSaidOnRoot(open: boolean): void {
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

export interface SideDrawerProps {
  /** Default open (spec 2 section 9). */
  open?: boolean;
  /** Escape, the close button, or a press on the overlay. */
  onClose: () => void;
  title: string;
  /** What happens to content that is taller than the window. Default `auto`. */
  overflow?: 'scroll' | 'hidden' | 'auto';
  /** Default `SIDE_DRAWER_MS`. Below `md` it appears at once. */
  durationMs?: number;
  children?: ReactNode;
}

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

/** What moves in a field, a list or a row of tabs moves nothing of the page that the drawer is over. */
const MOVES = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End)$/u;

/**
 * The panel of {@link SideDrawer}: its own chunk. Beside other windows it is plain: it may come with a page, and
 * base-ui has 24 kB for one.
 */
export function SideDrawerPanel({
  open = true,
  onClose,
  title,
  overflow = 'auto',
  durationMs,
  children,
}: SideDrawerProps & { durationMs: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const width = useMeasuredWidth(content);
  const isMobile = useMediaQuery(belowQuery('md'));
  const titleId = useId();
  useSaidOnRoot(open);
  const holdFocus = useFocusTrap(frame, popup, open);
  const closeByEscape = useEscape(frame, open, onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    holdFocus(event);
    closeByEscape(event);
    if (MOVES.test(event.key)) event.stopPropagation();
  };
  const ending = open ? undefined : '';
  const style = isMobile ? undefined : { width: width ?? 0, transitionDuration: `${durationMs}ms` };
  return createPortal(
    <div ref={frame} inert={!open}>
      <div role="presentation" className={styles.overlay} data-ending-style={ending} onClick={onClose} />
      <div
        ref={popup}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.popup}
        style={style}
        data-ending-style={ending}
        onKeyDown={onKeyDown}
      >
        <div ref={setContent} className={styles.content}>
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label={uiTexts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
          </div>
          <div className={classNames(styles.body, styles[overflow])}>{children}</div>
        </div>
      </div>
    </div>,
    document.body,
  );
}
