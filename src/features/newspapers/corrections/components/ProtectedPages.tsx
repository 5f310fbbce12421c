import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { correctionsApi } from '../correctionsApi.ts';
import { protectionTexts as texts } from '../texts.ts';
import styles from './corrections.module.scss';
import { QueueList } from './QueueList.tsx';

/** Pages that curators alone correct. */
export function ProtectedPages() {
  const query = correctionsApi.useProtectedPagesQuery();
  const [protect, { isLoading }] = correctionsApi.useProtectPageMutation();
  return (
    <QueueList query={query} nothing={texts.nothing}>
      {(pages) => (
        <ul className={styles.list}>
          {pages.map(({ pageId, reason, protectedAt }) => (
            <li key={pageId}>
              <Card>
                <Stack gap={2}>
                  <p className={styles.head}>
                    <TextLink to={readerAddress(pageId)}>{pageId}</TextLink>
                    <time className={styles.meta} dateTime={protectedAt}>
                      {momentInWords(protectedAt)}
                    </time>
                  </p>
                  <p>{reason}</p>
                  <Inline gap={3}>
                    <Button
                      loading={isLoading}
                      aria-label={texts.openNamed(pageId)}
                      onClick={() => void protect({ pageId, reason: null }).then(() => query.refetch())}
                    >
                      {texts.open}
                    </Button>
                  </Inline>
                </Stack>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </QueueList>
  );
}
