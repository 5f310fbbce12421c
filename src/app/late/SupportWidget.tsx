import { LifeBuoy, X } from 'lucide-react';
import { useId, type FocusEvent } from 'react';

import { readSiteBoot } from '#services/config/siteBoot.ts';
import { SUPPORT_WIDGET_ID } from '#services/support/hideWhilePrinting.ts';
import { askForSupportDetails } from '#services/support/supportDetails.ts';
import { Button } from '#ui/Button/Button.tsx';

import { useDisclosure } from '../shell/useDisclosure.ts';
import styles from './SupportWidget.module.scss';

/** Ways to help, in a small panel over the corner of every page, on a phone at its end. Not on paper, nor over an open side drawer on a phone. */
export function SupportWidget() {
  const panel = useId();
  const { button, isOpen, close, toggle, onKeyDown } = useDisclosure();
  const { supportEmail, requestId } = readSiteBoot();

  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <aside id={SUPPORT_WIDGET_ID} aria-label="Support" data-support-button className={styles.widget} onBlur={onBlur} onKeyDown={onKeyDown}>
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        <h2 className={styles.title}>How can we help?</h2>
        <ul role="list" className={styles.ways}>
          {supportEmail !== undefined && (
            <li>
              <a href={`mailto:${supportEmail}`}>Write to {supportEmail}</a>
            </li>
          )}
          <li>
            <p className={styles.hint}>Something looks wrong? These details help whoever looks into it; you see them first.</p>
            <Button size="sm" onClick={() => askForSupportDetails({ requestId: requestId || null })}>
              Copy details for support
            </Button>
          </li>
        </ul>
      </div>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={isOpen ? 'Close support' : 'Support'}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={toggle}
      >
        {isOpen ? <X aria-hidden size={20} /> : <LifeBuoy aria-hidden size={20} />}
      </button>
    </aside>
  );
}
