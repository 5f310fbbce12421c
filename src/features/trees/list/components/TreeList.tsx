import { useId, useState } from 'react';

import type { FamilyTree } from '#features/trees/core/index.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { FEW_TREES, listTrees, TREE_ORDERS, type TreeOrder } from '../model/listTrees.ts';
import { listTexts } from '../texts.ts';
import { TreeCard } from './TreeCard.tsx';
import styles from './trees.module.scss';

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
export function TreeList({ trees }: { trees: readonly FamilyTree[] }) {
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
