import { LifeBuoy, X } from 'lucide-react';
import { useId, type FocusEvent } from 'react';
import { useLocation } from 'react-router-dom';

import { HELP } from '#domain/help/core/helpAddresses.ts';
import { contactAddress } from '#domain/help/tickets/ticketAddresses.ts';
import { aboutOfTopic, topicOfRoute } from '#domain/help/tickets/ticketRules.ts';
import { ArticleLinks, useHelpForPageQuery } from '#features/help/core/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { SUPPORT_WIDGET_ID } from '#services/support/hideWhilePrinting.ts';
import { askForSupportDetails } from '#services/support/supportDetails.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useRouteDefinition } from '../shell/useChrome.ts';
import { useDisclosure } from '../shell/useDisclosure.ts';
import { supportTexts as texts } from './texts.ts';
import styles from './SupportWidget.module.scss';

/** The contact form, filled in with the page one comes from and, on a record, its number. */
function contactOf(routeId: string, search: string): string {
  const topic = topicOfRoute(routeId);
  return contactAddress({ topic, ...(aboutOfTopic(topic) === 'record' && { about: new URLSearchParams(search).get('id') ?? '' }) });
}

/** Answers and ways to reach support: in the empty margin of a wide window, else at the end of the page, so that it lies over nothing. Not on paper. */
export function SupportWidget() {
  const panel = useId();
  const { button, isOpen, close, toggle, onKeyDown } = useDisclosure();
  const { supportEmail, requestId } = readSiteBoot();
  const { search } = useLocation();
  const routeId = useRouteDefinition()?.id ?? '';
  // It answers before it asks: nothing is fetched until it is opened.
  const { currentData: ways = [] } = useHelpForPageQuery({ routeId }, { skip: !isOpen });

  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <aside id={SUPPORT_WIDGET_ID} aria-label={texts.name} data-support-button className={styles.widget} onBlur={onBlur} onKeyDown={onKeyDown}>
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        <h2 className={styles.title}>{texts.title}</h2>
        {ways.length > 0 && (
          <section aria-label={texts.forPage}>
            <h3 className={styles.subtitle}>{texts.forPage}</h3>
            <ArticleLinks ways={ways} />
          </section>
        )}
        <div className={styles.questions} hidden={ways.length > 0}>
          {texts.questions.map(({ question, answer, to, label }) => (
            <details key={question} name="support" className={styles.question}>
              <summary>{question}</summary>
              <p>
                {answer} <TextLink to={to}>{label}</TextLink>
              </p>
            </details>
          ))}
        </div>
        <p className={styles.ways}>
          <TextLink to={HELP}>{texts.help}</TextLink>
          <TextLink to={contactOf(routeId, search)}>{texts.contact}</TextLink>
          {supportEmail !== undefined && <a href={`mailto:${supportEmail}`}>{texts.write(supportEmail)}</a>}
        </p>
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
