import { Suspense, useState } from 'react';

import type { FamilyTree } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { TextField } from '#ui/TextField/TextField.tsx';
import { useDebounced } from '#ui/useDebounced.ts';

import { listTexts as texts } from '../texts.ts';
import type { TreePlace } from '../treePlacesApi.ts';
import { PlacePage } from './PlacePage.tsx';
import styles from './places.module.scss';

const MergeDialog = lazyPart(() => import('./MergeDialog.tsx').then((chunk) => chunk.MergeDialog));

const REST_MS = 250;

interface PlaceListProps {
  tree: FamilyTree;
  publicTreeShareToken: string | null;
  /** What is looked for; the map fills it in, too. */
  name: string;
  onName: (name: string) => void;
}

/** The places of a tree, found by name; editors select some that are one. */
export function PlaceList({ tree, publicTreeShareToken, name, onName }: PlaceListProps) {
  const [selected, setSelected] = useState<readonly TreePlace[]>([]);
  const [isMerging, setMerging] = useState(false);
  const asked = useDebounced(name.trim(), REST_MS);
  const select = (place: TreePlace, isSelected: boolean) =>
    setSelected((before) => [...before.filter(({ id }) => id !== place.id), ...(isSelected ? [place] : [])]);
  const clear = () => {
    setMerging(false);
    setSelected([]);
  };
  return (
    <section className={styles.section} aria-labelledby="tree-places">
      <h2 id="tree-places">{texts.heading}</h2>
      <div className={styles.find} role="search">
        <TextField
          label={texts.find}
          type="search"
          autoComplete="off"
          value={name}
          onChange={(event) => onName(event.target.value)}
        />
      </div>
      <PlacePage
        key={asked}
        tree={tree}
        publicTreeShareToken={publicTreeShareToken}
        name={asked}
        from={0}
        selected={selected}
        onSelect={select}
      />
      {selected.length > 0 && (
        <div className={styles.tools}>
          <span role="status">{texts.selected(selected.length)}</span>
          {selected.length > 1 && (
            <Button variant="primary" onClick={() => setMerging(true)}>
              {texts.merge}
            </Button>
          )}
          <Button onClick={clear}>{texts.clear}</Button>
        </div>
      )}
      {isMerging && (
        <Suspense fallback={null}>
          <MergeDialog
            treeRef={tree.id}
            places={selected.toSorted((one, other) => other.events - one.events)}
            onMerged={clear}
            onClose={() => setMerging(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
