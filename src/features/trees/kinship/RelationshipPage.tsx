import { ArrowLeftRight } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';

import { personInTree, readTreeRef } from '#domain/trees/core/treeIds.ts';
import { type FamilyTree, TreePage } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { ChosenPerson } from './components/ChosenPerson.tsx';
import styles from './components/relationship.module.scss';
import { answerTexts, relationshipTexts as texts } from './texts.ts';

const KinshipAnswer = lazyPart(() => import('./components/KinshipAnswer.tsx').then((chunk) => chunk.KinshipAnswer));

interface TwoPeopleProps {
  tree: FamilyTree;
  publicTreeShareToken: string | null;
}

/** The two, as the address names them, and how they are related. */
function TwoPeople({ tree, publicTreeShareToken }: TwoPeopleProps) {
  const [search, setSearch] = useSearchParams();
  const person = (name: string) => {
    const id = personInTree(tree.id, search.get(name) ?? '');
    return readTreeRef(id) === Number(tree.id) ? id : '';
  };
  const [from, to] = [person('from'), person('to')];
  const ask = (people: { from: string; to: string }) =>
    setSearch(
      new URLSearchParams([
        ...[...search].filter(([name]) => name !== 'from' && name !== 'to'),
        ...Object.entries(people).filter(([, id]) => id !== ''),
      ]),
      { preventScrollReset: true },
    );
  return (
    <>
      <div className={styles.pair}>
        <ChosenPerson
          tree={tree}
          publicTreeShareToken={publicTreeShareToken}
          label={texts.first}
          personId={from}
          onChange={(id) => ask({ from: id, to })}
        />
        <Button
          icon={<ArrowLeftRight aria-hidden="true" />}
          disabled={from === '' && to === ''}
          onClick={() => ask({ from: to, to: from })}
        >
          {texts.swap}
        </Button>
        <ChosenPerson
          tree={tree}
          publicTreeShareToken={publicTreeShareToken}
          label={texts.second}
          personId={to}
          onChange={(id) => ask({ from, to: id })}
        />
      </div>
      {from !== '' && to !== '' ? (
        <Suspense fallback={<PageSkeleton label={texts.loading} />}>
          <KinshipAnswer tree={tree} publicTreeShareToken={publicTreeShareToken} from={from} to={to} />
        </Suspense>
      ) : (
        <Notice tone="empty" headingLevel={2} title={answerTexts.choose.title}>
          <p>{answerTexts.choose.text}</p>
        </Notice>
      )}
    </>
  );
}

/**
 * How two people of a tree are related; the address holds both. States: loading, failed, not there or not theirs,
 * someone to choose, an answer.
 */
export function Component() {
  const [search] = useSearchParams();
  const publicTreeShareToken = search.get('publicTreeShareToken') || null;
  return (
    <TreePage texts={texts} publicTreeShareToken={publicTreeShareToken}>
      {(tree) => <TwoPeople tree={tree} publicTreeShareToken={publicTreeShareToken} />}
    </TreePage>
  );
}
