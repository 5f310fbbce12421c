import { useLocation } from 'react-router-dom';

import { HELP } from '#domain/help/core/helpAddresses.ts';
import { contactAddress } from '#domain/help/tickets/ticketAddresses.ts';
import { aboutOfTopic, topicOfRoute } from '#domain/help/tickets/ticketRules.ts';
import { ArticleLinks, useHelpForPageQuery } from '#features/help/core/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { askForSupportDetails } from '#services/support/supportDetails.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useRouteDefinition } from '../shell/useChrome.ts';
import { supportTexts as texts } from './supportTexts.ts';
import styles from './SupportWidget.module.scss';

/** The contact form, filled in with the page one comes from and, on a record, its number. */
function contactOf(routeId: string, search: string): string {
  const topic = topicOfRoute(routeId);
  return contactAddress({
    topic,
    ...(aboutOfTopic(topic) === 'record' && { about: new URLSearchParams(search).get('id') ?? '' }),
  });
}

/** What the open support widget says. */
export function SupportPanel({ isOpen }: { isOpen: boolean }) {
  const { supportEmail, requestId } = readSiteBoot();
  const { search } = useLocation();
  const routeId = useRouteDefinition()?.id ?? '';
  // It answers before it asks: nothing is fetched until it is opened.
  const { currentData: ways = [] } = useHelpForPageQuery({ routeId }, { skip: !isOpen });

  return (
    <>
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
    </>
  );
}
