import { X } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';

import { lifespan } from '#domain/trees/core/lifespan.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import { PersonFinder, useTreeNeighbourhoodQuery, type FamilyTree } from '#features/trees/core/index.ts';
import { Avatar } from '#ui/Avatar/Avatar.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { relationshipTexts as texts } from '../texts.ts';
import styles from './relationship.module.scss';

interface FocusKept {
  /** For the element that holds one control or the other. */
  box: RefObject<HTMLDivElement | null>;
  /** To be called as the reader's act replaces the control they are at. */
  takeOver: () => void;
}

/**
 * For two controls that replace each other: the focus, which goes with the one, comes to the other. It is left alone
 * where the reader went on while that was fetched.
 * @param shown - which of them is there; `nothing` in between.
 */
function useFocusKept(shown: string): FocusKept {
  const box = useRef<HTMLDivElement>(null);
  const isDue = useRef(false);
  useEffect(() => {
    const control = isDue.current ? box.current?.querySelector<HTMLElement>('input, button') : null;
    if (!control) return;
    isDue.current = false;
    if (document.activeElement === document.body) control.focus();
  }, [shown]);
  return {
    box,
    takeOver: () => {
      isDue.current = true;
    },
  };
}

interface ChosenPersonProps {
  tree: FamilyTree;
  publicTreeShareToken: string | null;
  /** `First person` or `Second person`. */
  label: string;
  /** Id of the person; empty while none is chosen. */
  personId: string;
  /** With an id, or empty to choose another. */
  onChange: (personId: string) => void;
}

/**
 * One of the two people: found by name, or shown with a way to choose another. Each takes the focus over from the
 * other.
 */
export function ChosenPerson({ tree, publicTreeShareToken, label, personId, onChange }: ChosenPersonProps) {
  const reader = { publicTreeShareToken, viewAs: null };
  const { currentData, isError } = useTreeNeighbourhoodQuery(
    { personId, ancestors: 0, descendants: 0, siblings: false, ...reader },
    { skip: personId === '' },
  );
  const card = currentData?.persons.find(({ id }) => id === currentData.proband);
  const { box, takeOver } = useFocusKept(personId === '' || isError ? 'finder' : card ? 'person' : 'nothing');
  const choose = (id: string) => {
    takeOver();
    onChange(id);
  };
  if (personId === '' || isError) {
    return (
      <div className={styles.chosen} ref={box}>
        <PersonFinder
          key={personId}
          treeRef={tree.id}
          label={label}
          placeholder={texts.findPlaceholder}
          reader={reader}
          isUppercase={tree.showSurnamesUppercase}
          {...(isError && { error: texts.notFound })}
          onChange={(found) => found && choose(found.id)}
        />
      </div>
    );
  }
  const name = card ? cardName(card, tree.showSurnamesUppercase) : '';
  return (
    <div className={styles.chosen} ref={box} role="group" aria-label={label}>
      <p className={styles.label}>{label}</p>
      {card ? (
        <div className={styles.person}>
          <Avatar name={name} src={card.portraitUrl} size="sm" />
          <div className={styles.who}>
            <p className={styles.name}>{name}</p>
            <p className={styles.years}>{lifespan(card)}</p>
          </div>
          <IconButton label={texts.changeLabel(name)} icon={<X aria-hidden="true" />} onClick={() => choose('')} />
        </div>
      ) : (
        <Spinner label={texts.loading} />
      )}
    </div>
  );
}
