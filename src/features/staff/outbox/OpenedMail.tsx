import { failureText } from '#services/graphql/failureText.ts';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useOutboxMailQuery } from './outboxApi.ts';
import styles from './OpenedMail.module.scss';

/**
 * The HTML part for a frame of this site: without its inline styles, which the site's policy forbids in frames of its own
 * too, and with links that open in a tab of their own. Nothing runs in the frame, whatever stands there.
 */
const framed = (html: string): string => html.replace('<head>', '<head><base target="_blank">').replaceAll(/ style="[^"]*"/gu, '');

/** One mail with both its parts. States: loading, failed, not there any more, the mail. */
export function OpenedMail({ id }: { id: string }) {
  const { data: mail, error, refetch } = useOutboxMailQuery({ id });
  const back = <TextLink to="/internal/outbox">Back to all mails</TextLink>;
  if (error) {
    return (
      <LoadFailure headingLevel={2} title="The mail could not be loaded" {...failureText(error)} onRetry={() => void refetch()} />
    );
  }
  if (mail === undefined) return <PageSkeleton label="Loading the mail" />;
  if (mail === null) return <Notice tone="empty" headingLevel={2} title="This mail is not there" actions={back}>Mails are kept for 30 days.</Notice>;
  return (
    <Stack gap={4}>
      {back}
      <h2>{mail.subject}</h2>
      <DescriptionList items={[{ term: 'To', value: mail.to }, { term: 'Time', value: momentInWords(mail.queuedAt) }]} />
      <Tabs
        label="Parts of the mail"
        tabs={[
          { id: 'text', label: 'Plain text', content: <pre className={styles.text}>{mail.text}</pre> },
          { id: 'html', label: 'HTML', content: <iframe className={styles.frame} title="HTML part of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcDoc={framed(mail.html)} /> },
        ]}
      />
    </Stack>
  );
}
