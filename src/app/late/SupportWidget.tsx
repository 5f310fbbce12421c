import { LifeBuoy, X } from 'lucide-react';
import { Suspense, useId, useState, type FocusEvent } from 'react';

import { SUPPORT_WIDGET_ID } from '#services/support/hideWhilePrinting.ts';
import { lazyPart } from '#ui/lazyPart.ts';

import { useDisclosure } from '../shell/useDisclosure.ts';
import styles from './SupportWidget.module.scss';
import { widgetTexts as texts } from './texts.ts';

const SupportPanel = lazyPart(() => import('./SupportPanel.tsx').then((chunk) => chunk.SupportPanel));

/**
 * Answers and ways to reach support: in the empty margin of a wide window, else at the end of the page, so that
 * it lies over nothing. What it says comes when it is first opened. Not on paper.
 */
export function SupportWidget() {
  const panel = useId();
  const { button, isOpen, close, toggle, onKeyDown } = useDisclosure();
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);

  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <aside
      id={SUPPORT_WIDGET_ID}
      aria-label={texts.name}
      data-support-button
      className={styles.widget}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        {wasOpened && (
          <Suspense fallback={null}>
            <SupportPanel isOpen={isOpen} />
          </Suspense>
        )}
      </div>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={isOpen ? texts.close : texts.open}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={toggle}
      >
        {isOpen ? <X aria-hidden size={20} /> : <LifeBuoy aria-hidden size={20} />}
        <span aria-hidden="true" className={styles.word}>
          {texts.name}
        </span>
      </button>
    </aside>
  );
}
