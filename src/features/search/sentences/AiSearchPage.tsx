import { resultsAddress, EMPTY_SEARCH } from '#features/search/core/index.ts';
import { Card } from '#ui/Card/Card.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { SentenceForm } from './components/SentenceForm.tsx';
import styles from './aiSearch.module.scss';

const EXAMPLES = ['Farmer John Carter born about 1830 near Wexcombe', 'Baptism of Ann, daughter of William and Mary Smith, between 1800 and 1810', 'Dressmakers in the 1881 census', 'Will of Thomas Baker, 1860s'];

/** A search in one's own words (ROUTE-134): the sentence, and what it may say. */
export function Component() {
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>Search in your own words</h1>
          <p className={styles.lead}>Write down whom you are looking for. You will see how it was understood, and can correct it before you go on.</p>
        </Stack>
        <Card>
          <SentenceForm action="Search" />
        </Card>
        <section aria-labelledby="sentence-examples">
          <h2 id="sentence-examples" className={styles.subtitle}>
            Sentences that work
          </h2>
          <ul className={styles.examples}>
            {EXAMPLES.map((example) => (
              <li key={example}>{example}</li>
            ))}
          </ul>
          <p className={styles.note}>
            You see all that was understood, and what was not. <TextLink to={resultsAddress(EMPTY_SEARCH)}>Use the form instead</TextLink>
          </p>
        </section>
      </Stack>
    </PageContainer>
  );
}
