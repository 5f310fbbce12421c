import { ArrowLeftRight } from 'lucide-react';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

import { AS_ONESELF, chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { personInTree, readTreeRef } from '#domain/trees/core/treeIds.ts';
import { useFamilyTree } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { ChosenPerson } from './components/ChosenPerson.tsx';
import styles from './components/relationship.module.scss';
import { answerTexts, relationshipTexts as texts } from './texts.ts';

const KinshipAnswer = lazyPart(() => import('./components/KinshipAnswer.tsx').then((chunk) => chunk.KinshipAnswer));

/**
 * How two people of a tree are related; the address holds both. States: loading, failed, not there or not theirs,
 * someone to choose, an answer.
 */
export function Component() {
  const { rootsfinderId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const publicTreeShareToken = search.get('publicTreeShareToken') || null;
  const {
    currentData: tree,
    error,
    refetch,
  } = useFamilyTree({ ref: rootsfinderId, publicTreeShareToken, viewAs: null });
  usePageTitle(tree ? texts.tabTitle(tree.name) : null);
  throwRefusal(tree ? null : error);
  if (!tree && error) return <PageFailure title={texts.failed} error={error} onRetry={() => void refetch()} />;
  if (!tree) return <PageSkeleton label={texts.loading} />;
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
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs
            crumbs={[
              { label: tree.name, to: chartAddress(tree.familyTreeRef, '', { ...AS_ONESELF, publicTreeShareToken }) },
              { label: texts.heading },
            ]}
          />
          <h1>{texts.heading}</h1>
          <p>{texts.lead}</p>
        </Stack>
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
      </Stack>
    </PageContainer>
  );
}
