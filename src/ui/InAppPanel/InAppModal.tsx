import { Dialog as Base } from '@base-ui/react/dialog';

import { classNames } from '../classNames.ts';
import dialogStyles from '../Dialog/Dialog.module.scss';
import styles from './InAppPanel.module.scss';
import { InAppClose, type InAppPanelProps, InAppWords } from './InAppWords.tsx';

/** A message in front of the page: the focus goes in and comes back, Escape closes it. */
export function InAppModal({ message, hasCloseButton, onClose, onFollow }: InAppPanelProps) {
  const head = (
    <>
      <Base.Title className={styles.title}>{message.title}</Base.Title>
      {hasCloseButton && <InAppClose title={message.title} onClose={onClose} />}
    </>
  );
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={dialogStyles.overlay} />
        <Base.Popup className={classNames(dialogStyles.popup, styles.modal)}>
          <InAppWords message={message} head={head} onClose={onClose} onFollow={onFollow} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
