import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './OpenedMail.module.scss';
import { useOutboxMailQuery } from './outboxApi.ts';
import { openedMailTexts, outboxTexts } from './texts.ts';

/**
 * The HTML part for a frame of this site: without its inline styles, which the site's policy forbids in frames of its
 * own too, and with links that open in a tab of their own. Nothing runs in the frame, whatever is in it.
 */
const framed = (html: string): string =>
  html.replace('<head>', '<head><base target="_blank">').replaceAll(/ style="[^"]*"/gu, '');

/** One email with both its parts. States: loading, failed, no longer there, the email. */
export function OpenedMail({ id }: { id: string }) {
  const { data: mail, ...answer } = useOutboxMailQuery({ id });
  const back = <TextLink to="/internal/outbox">{openedMailTexts.back}</TextLink>;
  if (answer.error || mail === undefined) return <NoAnswer of={answer} texts={openedMailTexts} headingLevel={2} />;
  if (mail === null)
    return (
      <Notice tone="empty" headingLevel={2} title={openedMailTexts.missing.title} actions={back}>
        {openedMailTexts.missing.text}
      </Notice>
    );
  return (
    <Stack gap={4}>
      {back}
      <h2>{mail.subject}</h2>
      <DescriptionList
        items={[
          { term: outboxTexts.to, value: mail.to },
          { term: outboxTexts.time, value: momentInWords(mail.queuedAt) },
        ]}
      />
      <Tabs
        label={openedMailTexts.parts}
        tabs={[
          { id: 'text', label: openedMailTexts.plain, content: <pre className={styles.text}>{mail.text}</pre> },
          {
            id: 'html',
            label: openedMailTexts.html,
            content: (
              <iframe
                className={styles.frame}
                title={openedMailTexts.frame}
                sandbox="allow-popups allow-popups-to-escape-sandbox"
                srcDoc={framed(mail.html)}
              />
            ),
          },
        ]}
      />
    </Stack>
  );
}
