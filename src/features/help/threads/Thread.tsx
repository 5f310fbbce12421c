import { Paperclip } from 'lucide-react';
import { useState } from 'react';

import { sizeInWords } from '#domain/kernel/wording/sizeInWords.ts';
import { credentials } from '#services/graphql/credentials.ts';
import { Button } from '#ui/Button/Button.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { saveAs } from '#ui/saveAs.ts';

import { threadTexts as texts } from './texts.ts';
import styles from './threads.module.scss';
import type { RequestThread } from './threadsApi.ts';

/** What files of requests are kept as. */
const TYPES = ['application/pdf', 'image/webp', 'text/plain'] as const;

/**
 * Saves a file of a request to the reader's downloads.
 * @param token - of a visitor's link; null for a member and staff
 * @returns whether it was to be had
 */
async function saveSupportFile(id: string, name: string, token: string | null): Promise<boolean> {
  const bearer = await credentials().token();
  const headers: Record<string, string> = {
    ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    ...(token !== null && { 'x-support-token': token }),
  };
  const answer = await fetch(`/api/support-files/${encodeURIComponent(id)}`, { headers }).catch(() => null);
  if (!answer?.ok) return false;
  const kept = answer.headers.get('content-type') ?? '';
  saveAs(name, await answer.blob(), TYPES.find((type) => kept.startsWith(type)) ?? 'text/plain');
  return true;
}

interface ThreadProps {
  messages: RequestThread['messages'];
  /** Of a visitor's link; null for members and staff. */
  token: string | null;
  /** Whether staff read it: what is theirs is on the other side then. */
  isDesk?: boolean;
}

/** Messages in the order they were written, each with its files. */
export function Thread({ messages, token, isDesk = false }: ThreadProps) {
  const [hasFailed, setFailed] = useState(false);
  const save = (id: string, name: string) =>
    void saveSupportFile(id, name, token).then((isSaved) => setFailed(!isSaved));
  return (
    <div role="log" aria-label={texts.messages}>
      <ol role="list" className={styles.thread}>
        {messages.map(({ id, isStaff, text, writtenAt, files }) => (
          <li key={id} className={styles.message} data-own={isStaff === isDesk}>
            <p className={styles.head}>
              <strong>{isStaff ? texts.us : isDesk ? texts.asker : texts.you}</strong>
              <time dateTime={writtenAt}>{momentInWords(writtenAt)}</time>
            </p>
            <p dir="auto" className={styles.text}>
              {text}
            </p>
            {files.length > 0 && (
              <ul role="list" aria-label={texts.files} className={styles.files}>
                {files.map((file) => (
                  <li key={file.id}>
                    <Button size="sm" icon={<Paperclip aria-hidden />} onClick={() => save(file.id, file.name)}>
                      {texts.save(file.name, sizeInWords(file.bytes))}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <p role="alert">{hasFailed && texts.notSaved}</p>
    </div>
  );
}
