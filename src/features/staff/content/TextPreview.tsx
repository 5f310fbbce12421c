import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ContentText } from '#ui/ContentText/ContentText.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useTextAttemptQuery } from './contentApi.ts';
import styles from './TextForm.module.scss';
import { previewTexts as texts } from './texts.ts';

/** A text as readers will see it, and what is wrong with it. States: looking, failed, nothing that shows, the text. */
export function TextPreview({ name, markdown }: { name: string; markdown: string }) {
  const { data, ...answer } = useTextAttemptQuery({ name, markdown });
  return (
    <section aria-label={texts.title}>
      <Stack gap={3}>
        <h2>{texts.title}</h2>
        {data === undefined && <NoAnswer of={answer} texts={texts} headingLevel={3} />}
        {data !== undefined && data.faults.length > 0 && (
          <Notice tone="warning" headingLevel={3} title={texts.faults}>
            <ul>
              {data.faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </Notice>
        )}
        {data?.document && (
          <div className={styles.shown} role="region" aria-label={texts.shown} tabIndex={0}>
            <Stack gap={3}>
              <h2>{data.document.heading}</h2>
              {data.document.lead !== null && <p>{data.document.lead}</p>}
              <ContentText blocks={data.document.blocks} />
            </Stack>
          </div>
        )}
      </Stack>
    </section>
  );
}
