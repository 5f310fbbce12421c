import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';

import { classNames } from '../classNames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type DialogProps } from './Dialog.tsx';
import styles from './Dialog.module.scss';

/** The window of {@link Dialog}: its own chunk, because it brings the focus and scroll handling of base-ui. */
export function DialogPanel({ open, onClose, title, description, actions, wide, fillsPhones, mustAnswer, children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()} disablePointerDismissal={mustAnswer}>
      <Base.Portal keepMounted>
        <Base.Backdrop className={styles.overlay} />
        <Base.Popup className={classNames(styles.popup, wide && styles.wide, fillsPhones && styles.sheet)}>
          <div className={styles.header}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close render={<IconButton label="Close" icon={<X aria-hidden="true" />} />} />
          </div>
          <div className={styles.body}>
            {description && <Base.Description>{description}</Base.Description>}
            {children}
          </div>
          {actions && <div className={styles.footer}>{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
