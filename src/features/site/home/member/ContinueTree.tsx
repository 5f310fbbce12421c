import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { lifespan } from '#domain/trees/core/lifespan.ts';
import { type FamilyTree, useFamilyTreesQuery, useTreeNeighbourhoodQuery } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { useHomeHintsQuery } from '../memberHomeApi.ts';
import { continueTexts as texts } from '../texts.ts';
import { StartTree } from '../visitor/StartTree.tsx';
import styles from './member.module.scss';
import { type Ancestor, pedigreeOf } from './pedigreeOf.ts';

const GENERATIONS = 3;

function Person({ person }: { person: Ancestor }) {
  if (person === null) return <span className={styles.unknown}>{texts.unknown}</span>;
  const name = [person.given, person.surname].filter((part) => part !== '').join(' ');
  return (
    <span className={styles.person} data-sex={person.sex}>
      <strong>{name || texts.living}</strong>
      <span className={styles.years}>{lifespan(person)}</span>
    </span>
  );
}

/** Three generations of a tree from left to right. Draws only its room until they are there. */
function MiniPedigree({ tree, rootId }: { tree: string; rootId: string }) {
  const { data } = useTreeNeighbourhoodQuery({
    personId: rootId,
    ancestors: GENERATIONS - 1,
    descendants: 0,
    siblings: false,
  });
  return (
    <div role="group" aria-label={texts.chart(tree)} className={styles.chart}>
      {data &&
        pedigreeOf(data, rootId, GENERATIONS).map((row, generation) => (
          <ul key={generation} role="list" className={styles.generation}>
            {row.map((person, at) => (
              <li key={person?.id ?? at} className={styles.place}>
                <Person person={person} />
              </li>
            ))}
          </ul>
        ))}
    </div>
  );
}

function Hints({ tree: { familyTreeRef } }: { tree: FamilyTree }) {
  const { data: waiting } = useHomeHintsQuery({ ref: familyTreeRef });
  if (waiting === undefined) return null;
  return waiting === 0 ? (
    <span className={styles.muted}>{texts.noHints}</span>
  ) : (
    <TextLink to={`/tree/${familyTreeRef}/all-hints`}>{texts.hints(waiting)}</TextLink>
  );
}

/**
 * The tree changed last, as a small chart, with the hints that wait. States: on its way, not to be had, none yet, the
 * tree.
 */
export function ContinueTree() {
  const { data: trees, ...answer } = useFamilyTreesQuery();
  if (trees === undefined)
    return (
      <NoAnswer
        of={answer}
        texts={{ failed: texts.treesFailed }}
        waiting={
          <div role="status">
            <VisuallyHidden>{texts.loadingTrees}</VisuallyHidden>
            <SkeletonTable rows={4} columns={3} />
          </div>
        }
        headingLevel={3}
      />
    );
  const [tree] = trees;
  if (!tree) return <StartTree />;
  const { name, rootPerson, personCount, changedAt } = tree;
  return (
    <Card title={name} headingLevel={3}>
      <p className={styles.muted}>
        {texts.people(personCount)} · {texts.changed}{' '}
        <time dateTime={changedAt}>{dayInWords(new Date(changedAt))}</time>
      </p>
      {rootPerson && <MiniPedigree tree={name} rootId={rootPerson.id} />}
      <p className={styles.ways}>
        <ButtonLink variant="primary" to={rootPerson ? `/tree/${rootPerson.id}/tree` : '/tree/all-trees'}>
          {texts.openTree}
        </ButtonLink>
        {tree.isEditable && <Hints tree={tree} />}
        <TextLink to="/tree/all-trees">{texts.allTrees}</TextLink>
      </p>
    </Card>
  );
}
