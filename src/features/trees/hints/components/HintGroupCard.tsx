import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { QuestionsOfPerson } from '#features/research/core/index.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { hintTexts } from '../texts.tsx';
import type { Hint, HintState } from '../treeHintsApi.ts';
import styles from './HintGroupCard.module.scss';
import type { HintGroup } from './hintGroups.ts';
import { HintRow } from './HintRow.tsx';
import { personName } from './personName.ts';

interface HintGroupCardProps {
  group: HintGroup;
  mayDecide: boolean;
  /** The list is of one person: their name need not be repeated. */
  isOfOne?: boolean;
  /** Hints of several trees are in one list. */
  showsTree?: boolean;
  onDecide: (hint: Hint, state: HintState) => void;
}

/** The hints of one person under their name. */
export function HintGroupCard({
  group: { person, treeName, hints },
  mayDecide,
  isOfOne = false,
  showsTree = false,
  onDecide,
}: HintGroupCardProps) {
  return (
    <div className={styles.card}>
      {!isOfOne && (
        <h2 className={styles.person}>
          <TextLink to={chartAddress(person.id)}>{personName(person)}</TextLink>{' '}
          {showsTree && <span>{hintTexts.inTree(treeName)}</span>}
        </h2>
      )}
      <div className={styles.questions}>
        <QuestionsOfPerson personId={person.id} />
      </div>
      <ul className={styles.hints}>
        {hints.map((hint) => (
          <HintRow key={hint.id} hint={hint} mayDecide={mayDecide} onDecide={onDecide} />
        ))}
      </ul>
    </div>
  );
}
