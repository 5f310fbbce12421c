import { useDispatch, useSelector } from 'react-redux';

import { STORED_ITEMS, type StoredItem } from '#domain/kernel/consent/storedItems.ts';
import { CONSENT_GROUPS, privacyChoicesOpened, selectConsentAnswers } from '#features/kernel/consent/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { StoredItemsTable } from './StoredItemsTable.tsx';
import styles from './CookiesPolicyPage.module.scss';

interface Part {
  group: StoredItem['group'];
  title: string;
  text: string;
}

const PARTS: readonly Part[] = [
  { group: 'necessary', title: 'Necessary', text: 'Without these the site could not sign you in, find its way back or remember your choice. They are not used for anything else, and need no permission.' },
  {
    group: CONSENT_GROUPS.performance,
    title: 'Performance',
    text: 'With your permission we join the pages of one visit, and tell a partner when their link brought you here. If this site uses session recording, its script comes from another site and sets its own cookies.',
  },
  {
    group: CONSENT_GROUPS.functional,
    title: 'Functional',
    text: 'With your permission we remember conveniences for you and, where the operator of this site set up surveys, load their script from elsewhere. It learns your member number, and sets cookies of its own.',
  },
  { group: CONSENT_GROUPS.targeting, title: 'Targeting', text: 'Nothing on this site uses this group at present.' },
];

/** What the reader said to a group. */
function Answer({ group }: { group: StoredItem['group'] }) {
  const answers = useSelector(selectConsentAnswers);
  if (group === 'necessary') return <Badge>Always on</Badge>;
  const answer = answers[group];
  if (answer === undefined) return <Badge>Off until you say yes</Badge>;
  return answer ? <Badge tone="success">You allow it</Badge> : <Badge>You refused it</Badge>;
}

/** `/cookies-policy` and everything below it (spec 1 section 2). */
export function Component() {
  const dispatch = useDispatch();
  return (
    <PageContainer>
      <div className={styles.page}>
        <Stack>
          <h1>Cookies policy</h1>
          <p className={styles.lead}>
            This is everything the site keeps in your browser: cookies, and entries in the browser’s own storage. What is not necessary waits for your yes, and
            your choice holds for 180 days.
          </p>
          <p className={styles.lead}>
            Whatever you choose, the site counts how often each page is opened and how quickly it was there. It does so without a cookie, and keeps neither who
            you are nor what you searched for.
          </p>
          <div>
            <Button variant="primary" onClick={() => dispatch(privacyChoicesOpened())}>
              Change your choice
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
              {items.length > 0 && <StoredItemsTable caption={`${title}: names, purposes and lifetimes`} items={items} />}
            </section>
          );
        })}
      </div>
    </PageContainer>
  );
}
