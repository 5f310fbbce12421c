import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { uiTexts } from '../texts.ts';
import styles from './Drawer.module.scss';

export interface DrawerProps {
  open: boolean;
  /** Escape, the close button, or a press on the overlay. */
  onClose: () => void;
  title: string;
  /** Stays at the foot while the content scrolls. */
  actions?: ReactNode;
  children?: ReactNode;
}

/**
 * A press must not take the focus out of a field first: a message that appears under the field then would move the
 * sheet's head away from under the pointer, and the press would be lost.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The sheet of {@link Drawer}: its own chunk. */
export function DrawerPanel({ open, onClose, title, actions, children }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal keepMounted>
        <Base.Backdrop className={styles.overlay} />
        <Base.Popup className={styles.popup}>
          <div className={styles.header}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close
              onMouseDown={keepFocus}
              render={<IconButton label={uiTexts.close} icon={<X aria-hidden="true" />} />}
            />
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.footer}>{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
