import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import styles from './InAppPanel.module.scss';
import { inAppTexts as texts } from './texts.ts';

/** What is drawn of a message in the browser. All of it is plain text. */
export interface PresentedMessage {
  kind: 'banner' | 'card' | 'modal';
  title: string;
  /** Paragraphs, apart by an empty line. */
  body: string;
  link: { label: string; href: string } | null;
}

export interface InAppPanelProps {
  message: PresentedMessage;
  /** The white cross; everywhere but in Safari (spec 1 section 9). "Not now" and Escape are always there. */
  hasCloseButton: boolean;
  onClose: () => void;
  /** Its link was opened, in a new tab. */
  onFollow: () => void;
  /** Where it belongs in the page instead of over it: for a preview. */
  inPlace?: boolean;
}

/** Words and buttons under a head, which each kind of panel draws itself. */
export function InAppWords({
  message: { body, link },
  head,
  onClose,
  onFollow,
}: {
  message: PresentedMessage;
  head: ReactNode;
  onClose: () => void;
  onFollow: () => void;
}) {
  return (
    <>
      <div className={styles.head}>{head}</div>
      <div className={styles.body}>
        {body.split(/\n\s*\n/u).map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
        <div className={styles.actions}>
          {link && (
            <TextLink strong newTab to={link.href} onClick={onFollow}>
              {link.label}
            </TextLink>
          )}
          <Button size="sm" variant="quiet" onClick={onClose}>
            {texts.notNow}
          </Button>
        </div>
      </div>
    </>
  );
}

/** The white cross of 16 pixels, in a target of 44. */
export function InAppClose({ title, onClose }: { title: string; onClose?: () => void }) {
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={texts.close(title)}
      title={texts.close(title)}
      onClick={onClose}
    >
      <X aria-hidden="true" size={16} color="#ffffff" />
    </button>
  );
}
