import { LifeBuoy, X } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';

import { readSiteBoot } from '#services/config/siteBoot.ts';
import { SUPPORT_WIDGET_ID } from '#services/support/hideWhilePrinting.ts';
import { askForSupportDetails } from '#services/support/supportDetails.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { NAV_ENTRIES } from '../shell/navEntries.ts';
import styles from './SupportWidget.module.scss';

const HELP = NAV_ENTRIES.find(({ label }) => label === 'Help') ?? null;

/** Ways to help, in a small panel over the corner of every page. Not on paper, nor over an open side drawer on a phone. */
export function SupportWidget() {
  const { key } = useLocation();
  const panel = useId();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Open only for the page it was opened at.
  const isOpen = openAt === key;
  const { supportEmail, requestId } = readSiteBoot();

  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setOpenAt(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpenAt(null);
    button.current?.focus();
  };

  return (
    <aside id={SUPPORT_WIDGET_ID} aria-label="Support" data-support-button className={styles.widget} onBlur={onBlur} onKeyDown={onKeyDown}>
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        <h2 className={styles.title}>How can we help?</h2>
        <ul role="list" className={styles.ways}>
          {HELP && (
            <li>
              <TextLink to={HELP.to}>Read the help pages</TextLink>
            </li>
          )}
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
        onClick={() => setOpenAt(isOpen ? null : key)}
      >
        {isOpen ? <X aria-hidden size={20} /> : <LifeBuoy aria-hidden size={20} />}
      </button>
    </aside>
  );
}
