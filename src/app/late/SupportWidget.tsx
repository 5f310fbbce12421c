import { LifeBuoy, X } from 'lucide-react';
import { useId, type FocusEvent } from 'react';

import { readSiteBoot } from '#services/config/siteBoot.ts';
import { SUPPORT_WIDGET_ID } from '#services/support/hideWhilePrinting.ts';
import { askForSupportDetails } from '#services/support/supportDetails.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useDisclosure } from '../shell/useDisclosure.ts';
import { supportTexts as texts } from './texts.ts';
import styles from './SupportWidget.module.scss';

/** Answers and ways to reach support: in the empty margin of a wide window, else at the end of the page, so that it lies over nothing. Not on paper. */
export function SupportWidget() {
  const panel = useId();
  const { button, isOpen, close, toggle, onKeyDown } = useDisclosure();
  const { supportEmail, requestId } = readSiteBoot();

  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <aside id={SUPPORT_WIDGET_ID} aria-label={texts.name} data-support-button className={styles.widget} onBlur={onBlur} onKeyDown={onKeyDown}>
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        <h2 className={styles.title}>{texts.title}</h2>
        <div className={styles.questions}>
          {texts.questions.map(({ question, answer, to, label }) => (
            <details key={question} name="support" className={styles.question}>
              <summary>{question}</summary>
              <p>
                {answer} <TextLink to={to}>{label}</TextLink>
              </p>
            </details>
          ))}
        </div>
        {supportEmail !== undefined && (
          <p>
            <a href={`mailto:${supportEmail}`}>{texts.write(supportEmail)}</a>
          </p>
        )}
        <p className={styles.hint}>{texts.details}</p>
        <Button size="sm" onClick={() => askForSupportDetails({ requestId: requestId || null })}>
          {texts.copy}
        </Button>
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
