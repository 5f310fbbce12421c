import { Suspense, useId, type KeyboardEvent } from 'react';

import { classNames } from '../classNames.ts';
import { lazyPart } from '../lazyPart.ts';
import styles from './InAppPanel.module.scss';
import { InAppClose, type InAppPanelProps, InAppWords } from './InAppWords.tsx';

const InAppModal = lazyPart<InAppPanelProps>(() => import('./InAppModal.tsx').then((chunk) => chunk.InAppModal));

/**
 * A message in the browser: a banner or card beside the page that never takes the focus, or a window in front of it.
 */
export function InAppPanel(props: InAppPanelProps) {
  const { message, hasCloseButton, onClose, onFollow, inPlace = false } = props;
  const id = useId();
  if (message.kind === 'modal' && !inPlace) {
    return (
      <Suspense fallback={null}>
        <InAppModal {...props} />
      </Suspense>
    );
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  const head = (
    <>
      <h2 id={id} className={styles.title}>
        {message.title}
      </h2>
      {hasCloseButton && <InAppClose title={message.title} onClose={onClose} />}
    </>
  );
  return (
    <section
      aria-labelledby={id}
      className={classNames(styles.panel, inPlace ? styles.inPlace : styles[message.kind])}
      onKeyDown={onKeyDown}
    >
      <InAppWords message={message} head={head} onClose={onClose} onFollow={onFollow} />
    </section>
  );
}
