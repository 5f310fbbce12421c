import { describeError } from '#domain/kernel/errors/describeError.ts';
import { describeTreeSearch, readTreeSearch } from '#domain/trees/search/treeSearchQuery.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from '../components/TreeSearch.module.scss';
import { savedTexts } from '../texts.ts';
import { FORM_PATH, resultsAddress } from '../treeSearchAddresses.ts';
import { useRemoveSavedTreeSearchMutation, useSavedTreeSearchesQuery, type SavedTreeSearch } from '../treeSearchApi.ts';

function Saved({ saved: { id, search, createdAt } }: { saved: SavedTreeSearch }) {
  const [remove, { isLoading, error }] = useRemoveSavedTreeSearchMutation();
  const query = readTreeSearch(search);
  const words = describeTreeSearch(query);
  return (
    <li className={styles.result}>
      <div className={styles.bar}>
        <div>
          <h2 className={styles.name}>
            <TextLink plain to={resultsAddress(query)}>
              {words}
            </TextLink>
          </h2>
          <p className={styles.facts}>
            {savedTexts.savedOn} <time dateTime={createdAt}>{dayInWords(createdAt)}</time>
          </p>
        </div>
        <Button
          size="sm"
          variant="quiet"
          loading={isLoading}
          aria-label={savedTexts.removeLabel(words)}
          onClick={() => void remove({ id })}
        >
          {savedTexts.remove}
        </Button>
      </div>
      {error !== undefined && <p role="alert">{describeError(error)}</p>}
    </li>
  );
}

function SavedList() {
  const { data, ...answer } = useSavedTreeSearchesQuery();
  if (!data) return <NoAnswer of={answer} texts={savedTexts} headingLevel={2} />;
  if (data.length === 0) {
    return (
      <Notice
        tone="empty"
        headingLevel={2}
        title={savedTexts.empty.title}
        actions={
          <ButtonLink variant="primary" to={FORM_PATH}>
            {savedTexts.empty.search}
          </ButtonLink>
        }
      >
        <p>{savedTexts.empty.text}</p>
      </Notice>
    );
  }
  return (
    <ul role="list" className={styles.results}>
      {data.map((saved) => (
        <Saved key={saved.id} saved={saved} />
      ))}
    </ul>
  );
}

/** The saved tree searches of a member. */
export function Component() {
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <h1>{savedTexts.title}</h1>
        <SavedList />
      </Stack>
    </PageContainer>
  );
}
