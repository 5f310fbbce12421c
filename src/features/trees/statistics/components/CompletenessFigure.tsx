import { cardName } from '#domain/trees/core/cardName.ts';
import { type FamilyTree, PersonFinder, useTreeNeighbourhoodQuery } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { completenessFigure } from '../model/figures.ts';
import { completenessTexts as texts, statisticsTexts } from '../texts.ts';
import { useTreeCompletenessQuery } from '../treeStatisticsApi.ts';
import styles from './figure.module.scss';
import { Figure } from './Figure.tsx';

interface CompletenessFigureProps {
  tree: FamilyTree;
  personId: string;
  publicTreeShareToken: string | null;
  onPerson: (personId: string) => void;
}

/** How complete the ancestors of a person are, with a way to another person. */
export function CompletenessFigure({ tree, personId, publicTreeShareToken, onPerson }: CompletenessFigureProps) {
  const reader = { publicTreeShareToken, viewAs: null };
  const { currentData: generations, ...answer } = useTreeCompletenessQuery({ personId, ...reader });
  const { currentData: around } = useTreeNeighbourhoodQuery({
    personId,
    ancestors: 0,
    descendants: 0,
    siblings: false,
    ...reader,
  });
  const card = around?.persons.find(({ id }) => id === personId);
  if (!generations || !card)
    return <NoAnswer of={answer} texts={texts} waiting={<Spinner label={statisticsTexts.loading} />} />;
  const name = cardName(card, tree.showSurnamesUppercase);
  return (
    <Figure tree={tree.name} figure={completenessFigure(name, generations)}>
      <div className={styles.chooser}>
        <PersonFinder
          treeRef={tree.id}
          label={texts.find}
          reader={reader}
          isUppercase={tree.showSurnamesUppercase}
          isEmptiedByChoice
          onChange={(person) => person && onPerson(person.id)}
        />
      </div>
    </Figure>
  );
}
