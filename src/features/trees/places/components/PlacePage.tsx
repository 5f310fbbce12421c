import { useState, Suspense } from 'react';

import type { FamilyTree } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { listTexts as texts } from '../texts.ts';
import { type TreePlace, useTreePlacesQuery } from '../treePlacesApi.ts';
import styles from './places.module.scss';

const PositionDialog = lazyPart(() => import('./PositionDialog.tsx').then((chunk) => chunk.PositionDialog));

interface PlaceItemProps {
  tree: FamilyTree;
  place: TreePlace;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** One place: how it is written, what it lay in, where it is on the map; editors select it or put it elsewhere. */
function PlaceItem({ tree, place, isSelected, onSelect }: PlaceItemProps) {
  const [isPlacing, setPlacing] = useState(false);
  const opener = useFocusBack(isPlacing);
  const { name, events, firstYear, lastYear, spellings, spellingCount, positionFrom, jurisdictions } = place;
  const others = spellings.filter(({ text }) => text !== name);
  const dated = jurisdictions.length > 1 ? jurisdictions : [];
  return (
    <li className={styles.place}>
      <div className={styles.what}>
        {tree.isEditable ? (
          <CheckboxField
            label={
              <>
                <VisuallyHidden>{texts.select('')}</VisuallyHidden>
                <span className={styles.name}>{name}</span>
              </>
            }
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        ) : (
          <p className={styles.name}>{name}</p>
        )}
        <p className={styles.note}>
          {[texts.events(events), texts.years(firstYear, lastYear), texts.positions[positionFrom ?? 'NONE']]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {others.length > 0 && (
          <p className={styles.note}>
            {texts.written}: {others.map(({ text }) => `“${text}”`).join(', ')}
            {spellingCount > spellings.length && `, ${texts.andMore(spellingCount - spellings.length)}`}
          </p>
        )}
        {dated.length > 0 && (
          <p className={styles.note}>{dated.map((each) => texts.layIn(each.name, each.from, each.to)).join('; ')}</p>
        )}
      </div>
      {tree.isEditable && (
        <Button ref={opener} size="sm" aria-label={texts.setPositionOf(name)} onClick={() => setPlacing(true)}>
          {texts.setPosition}
        </Button>
      )}
      {isPlacing && (
        <Suspense fallback={null}>
          <PositionDialog treeRef={tree.id} place={place} onClose={() => setPlacing(false)} />
        </Suspense>
      )}
    </li>
  );
}

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
