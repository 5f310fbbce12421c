import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

import { classNames } from '../classNames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { uiTexts } from '../texts.ts';
import styles from './Dialog.module.scss';

export interface DialogProps {
  open: boolean;
  /** Escape, the close button, or a press outside. */
  onClose: () => void;
  title: string;
  /** One sentence read out together with the title. */
  description?: string;
  /** The buttons at its foot, the main one last. */
  actions?: ReactNode;
  wide?: boolean;
  /** Fills the window of a phone: for forms. */
  fillsPhones?: boolean;
  /** A press outside does not close it: for questions that must be answered. */
  mustAnswer?: boolean;
  children?: ReactNode;
}

const FIELDS = 'input:not([type="hidden"], [type="file"]), select, textarea';

/** The first field to fill in; null where there is none, or none yet. */
function firstField(body: HTMLElement | null): HTMLElement | null {
  const fields = [...(body?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])].filter(
    (field) => !field.disabled && field.tabIndex >= 0 && field.ariaHidden !== 'true',
  );
  const [first] = fields;
  if (!first) return null;
  // Of choices that belong together the one that is chosen.
  return (
    (first.type === 'radio' &&
      fields.find(({ type, name, checked }) => type === 'radio' && name === first.name && checked)) ||
    first
  );
}

/** The window of {@link Dialog}: its own chunk, because it brings the focus and scroll handling of base-ui. */
export function DialogPanel({
  open,
  onClose,
  title,
  description,
  actions,
  wide,
  fillsPhones,
  mustAnswer,
  children,
}: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()} disablePointerDismissal={mustAnswer}>
      <Base.Portal keepMounted>
        <Base.Backdrop className={styles.overlay} />
        {/* Focus starts on the first field of a form; after a touch on its head, because the keyboard of a phone would hide the form. */}
        <Base.Popup
          className={classNames(styles.popup, wide && styles.wide, fillsPhones && styles.sheet)}
          initialFocus={(openedBy) => (openedBy === 'touch' ? true : (firstField(body.current) ?? true))}
        >
          <div className={styles.header}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close render={<IconButton label={uiTexts.close} icon={<X aria-hidden="true" />} />} />
          </div>
          <div ref={body} className={styles.body}>
            {description && <Base.Description>{description}</Base.Description>}
            {children}
          </div>
          {actions && <div className={styles.footer}>{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
