import { useState } from 'react';

import type { FamilyTree } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { listTexts as texts } from '../texts.ts';
import { type TreePlace, useTreePlacesQuery } from '../treePlacesApi.ts';
import { PlaceItem } from './PlaceItem.tsx';
import styles from './places.module.scss';

interface PlacePageProps {
  tree: FamilyTree;
  publicTreeShareToken: string | null;
  name: string;
  from: number;
  selected: readonly TreePlace[];
  onSelect: (place: TreePlace, isSelected: boolean) => void;
}

/** Some of the places found; more are asked for by those before. */
export function PlacePage({ tree, publicTreeShareToken, name, from, selected, onSelect }: PlacePageProps) {
  const [isMore, setMore] = useState(false);
  const { currentData: page, ...answer } = useTreePlacesQuery({
    ref: tree.id,
    name,
    from,
    publicTreeShareToken,
    viewAs: null,
  });
  if (!page) return <NoAnswer of={answer} texts={texts} waiting={<Spinner label={texts.loading} />} />;
  if (page.total === 0) {
    return (
      <Notice tone="empty" headingLevel={3} title={texts.none.title}>
        <p>{texts.none.text}</p>
      </Notice>
    );
  }
  return (
    <>
      {from === 0 && <p role="status">{texts.total(page.total)}</p>}
      <ul role="list" className={styles.list}>
        {page.places.map((place) => (
          <PlaceItem
            key={place.id}
            tree={tree}
            place={place}
            isSelected={selected.some(({ id }) => id === place.id)}
            onSelect={(isSelected) => onSelect(place, isSelected)}
          />
        ))}
      </ul>
      {page.next !== null &&
        (isMore ? (
          <PlacePage {...{ tree, publicTreeShareToken, name, selected, onSelect }} from={page.next} />
        ) : (
          <div>
            <Button onClick={() => setMore(true)}>{texts.more}</Button>
          </div>
        ))}
    </>
  );
}
