import { resultsAddress, EMPTY_SEARCH } from '#features/search/core/index.ts';
import { Card } from '#ui/Card/Card.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './aiSearch.module.scss';
import { SentenceForm } from './components/SentenceForm.tsx';
import { sentencePageTexts as texts } from './texts.ts';

/** A search in one's own words (ROUTE-134): the sentence, and what it may say. */
export function Component() {
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead}</p>
        </Stack>
        <Card>
          <SentenceForm action={texts.search} />
        </Card>
        <section aria-labelledby="sentence-examples">
          <h2 id="sentence-examples" className={styles.subtitle}>
            {texts.examplesTitle}
          </h2>
          <ul className={styles.examples}>
            {texts.examples.map((example) => (
              <li key={example}>{example}</li>
            ))}
          </ul>
          <p className={styles.note}>
            {texts.note} <TextLink to={resultsAddress(EMPTY_SEARCH)}>{texts.form}</TextLink>
          </p>
        </section>
      </Stack>
    </PageContainer>
  );
}
