import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { type DrawerProps } from './Drawer.tsx';
import styles from './Drawer.module.scss';

/** The sheet of {@link Drawer}: its own chunk. */
export function DrawerPanel({ open, onClose, title, actions, children }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal keepMounted>
        <Base.Backdrop className={styles.overlay} />
        <Base.Popup className={styles.popup}>
          <div className={styles.header}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close render={<IconButton label="Close" icon={<X aria-hidden="true" />} />} />
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.footer}>{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
