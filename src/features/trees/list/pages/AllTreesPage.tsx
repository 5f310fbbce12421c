import { Trees, type LucideIcon, Medal, ScrollText, Search } from 'lucide-react';
import { useId, useState } from 'react';

import { isOfferedOf } from '#domain/site/content/censusOfPage.ts';
import { useFamilyTreesQuery, type FamilyTree } from '#features/trees/core/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { StartActions } from '../components/StartActions.tsx';
import { TreeCard } from '../components/TreeCard.tsx';
import styles from '../components/trees.module.scss';
import { FEW_TREES, listTrees, TREE_ORDERS, type TreeOrder } from '../listTrees.ts';
import { listTexts } from '../texts.ts';

const ORDERS = TREE_ORDERS.map((value) => ({ value, label: listTexts.orders[value] }));

function Group({ title, trees }: { title: string; trees: readonly FamilyTree[] }) {
  const id = useId();
  if (trees.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id}>{title}</h2>
        <ul role="list" className={styles.list}>
          {trees.map((tree) => (
            <TreeCard key={tree.id} tree={tree} />
          ))}
        </ul>
      </Stack>
    </section>
  );
}

/** One's own trees and those of others; searched and sorted where there are many. */
function TreeList({ trees }: { trees: readonly FamilyTree[] }) {
  const [text, setText] = useState('');
  const [order, setOrder] = useState<TreeOrder>('changed');
  const shown = listTrees(trees, text, order);
  return (
    <Stack gap={6}>
      {trees.length > FEW_TREES && (
        <div className={styles.tools}>
          <TextField
            label={listTexts.find}
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <SelectField
            label={listTexts.sortBy}
            options={ORDERS}
            value={order}
            onChange={(event) => setOrder(event.target.value as TreeOrder)}
          />
        </div>
      )}
      <p role="status" className={styles.facts}>
        {text.trim() !== '' &&
          (shown.length === 0 ? listTexts.noMatch(text.trim()) : listTexts.matches(shown.length, trees.length))}
      </p>
      <Group title={listTexts.yours} trees={shown.filter(({ role }) => role === 'OWNER')} />
      <Group title={listTexts.shared} trees={shown.filter(({ role }) => role !== 'OWNER')} />
    </Stack>
  );
}

const { search, census1921, military, example, title: heading } = listTexts.more;
const WAYS: readonly { icon: LucideIcon; to: string; title: string; text: string }[] = [
  { icon: Search, to: '/search-family-tree', ...search },
  { icon: ScrollText, to: '/tree/1921-census-hints', ...census1921 },
  { icon: Medal, to: '/tree/military-hints', ...military },
  { icon: Trees, to: '/tree/example-family-tree', ...example },
];

/** Where else a member with trees may want to go: below the list of them. */
function MoreAboutTrees() {
  const { heldCensuses = [] } = readSiteBoot();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id}>{heading}</h2>
        <ul role="list" className={styles.ways}>
          {WAYS.filter(({ to }) => isOfferedOf(to, heldCensuses)).map(({ icon: Icon, to, title, text }) => (
            <li key={to} className={styles.way}>
              <Icon aria-hidden="true" />
              <div>
                <TextLink plain strong to={to}>
                  {title}
                </TextLink>
                <p className={styles.facts}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

/** For a member without a tree. */
function FirstTree() {
  const { title, text, privacy } = listTexts.empty;
  return (
    <Notice tone="empty" icon={Trees} headingLevel={2} title={title} actions={<StartActions isFirst />}>
      <p>{text}</p>
      <p>{privacy}</p>
    </Notice>
  );
}

/** The trees a member owns and those shared with them. States: loading, failed, none yet, trees. */
export function Component() {
  const { data: trees, ...answer } = useFamilyTreesQuery();
  if (!trees) return <NoAnswer of={answer} texts={listTexts} asPage />;
  return (
    <PageContainer>
      <Stack gap={6}>
        <Inline between gap={4}>
          <h1>{listTexts.title}</h1>
          {trees.length > 0 && <StartActions />}
        </Inline>
        {trees.length === 0 ? <FirstTree /> : <TreeList trees={trees} />}
        {trees.length > 0 && <MoreAboutTrees />}
      </Stack>
    </PageContainer>
  );
}
