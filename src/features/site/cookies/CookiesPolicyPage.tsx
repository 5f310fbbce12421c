import { useDispatch, useSelector } from 'react-redux';

import { STORED_ITEMS, type StoredItem } from '#domain/kernel/consent/storedItems.ts';
import { CONSENT_GROUPS, privacyChoicesOpened, selectConsentAnswers } from '#features/kernel/consent/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import styles from './CookiesPolicyPage.module.scss';
import { answerTexts, cookiesTexts, groupTexts, itemTexts } from './texts.ts';

const COLUMNS: readonly Column<StoredItem>[] = [
  {
    id: 'name',
    header: itemTexts.name,
    isRowHeader: true,
    cell: ({ name, where }) => (
      <>
        <code className={styles.name}>{name}</code>
        <span className={styles.detail}>{itemTexts.places[where]}</span>
      </>
    ),
  },
  {
    id: 'purpose',
    header: itemTexts.purpose,
    cell: ({ purpose, lifetime }) => (
      <>
        {purpose}
        <span className={styles.detail}>{lifetime}</span>
      </>
    ),
  },
];

/** The items of one group. */
function StoredItemsTable({ caption, items }: { caption: string; items: readonly StoredItem[] }) {
  return (
    <DataTable
      caption={caption}
      hideCaption
      stacks="plain"
      columns={COLUMNS}
      rows={items}
      rowKey={({ where, name }) => `${where} ${name}`}
      density="comfortable"
    />
  );
}

const PARTS: readonly { group: StoredItem['group']; title: string; text: string }[] = [
  { group: 'necessary', ...groupTexts.necessary },
  { group: CONSENT_GROUPS.performance, ...groupTexts.performance },
  { group: CONSENT_GROUPS.functional, ...groupTexts.functional },
  { group: CONSENT_GROUPS.targeting, ...groupTexts.targeting },
];

/** The reader's answer for a group. */
function Answer({ group }: { group: StoredItem['group'] }) {
  const answers = useSelector(selectConsentAnswers);
  if (group === 'necessary') return <Badge>{answerTexts.always}</Badge>;
  const answer = answers[group];
  if (answer === undefined) return <Badge>{answerTexts.unanswered}</Badge>;
  return answer ? <Badge tone="success">{answerTexts.allowed}</Badge> : <Badge>{answerTexts.refused}</Badge>;
}

/** `/cookies-policy` and everything below it (spec 1 section 2). */
export function Component() {
  const dispatch = useDispatch();
  return (
    <PageContainer>
      <div className={styles.page}>
        <Stack>
          <h1>{cookiesTexts.title}</h1>
          <p className={styles.lead}>{cookiesTexts.what}</p>
          <p className={styles.lead}>{cookiesTexts.counting}</p>
          <div>
            <Button variant="primary" onClick={() => dispatch(privacyChoicesOpened())}>
              {cookiesTexts.change}
            </Button>
          </div>
        </Stack>
        {PARTS.map(({ group, title, text }) => {
          const items = STORED_ITEMS.filter((item) => item.group === group);
          return (
            <section key={group} aria-labelledby={`cookies-${group}`} className={styles.part}>
              <div className={styles.title}>
                <h2 id={`cookies-${group}`}>{title}</h2>
                <Answer group={group} />
              </div>
              <p className={styles.lead}>{text}</p>
              {items.length > 0 && <StoredItemsTable caption={itemTexts.caption(title)} items={items} />}
            </section>
          );
        })}
      </div>
    </PageContainer>
  );
}
