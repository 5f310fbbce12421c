import { Suspense } from 'react';
import { useParams } from 'react-router-dom';

import { chartAddress, readChartRef } from '#domain/trees/chart/chartAddress.ts';
import { useFamilyTree } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { HintListPage } from '../components/HintListPage.tsx';
import { hintPageTexts } from '../texts.tsx';

// What comes below the records.
const TreeNotices = lazyPart(() => import('../notices/TreeNotices.tsx').then((chunk) => chunk.TreeNotices));

/** All hints of one tree. */
export function Component() {
  const { rootsfinderId = '' } = useParams();
  const named = readChartRef(rootsfinderId);
  if (named.kind === 'missing') throw new PageMissing();
  if (named.kind === 'broken') throw new Error('The address of a tree holds no person');
  const ref = named.kind === 'person' ? named.personId : named.ref;
  const { currentData: tree, error, refetch } = useFamilyTree({ ref, publicTreeShareToken: null, viewAs: null });
  throwRefusal(tree ? null : error);
  if (!tree && error)
    return <PageFailure title={hintPageTexts.treeFailed} error={error} onRetry={() => void refetch()} />;
  if (!tree) return <PageSkeleton label={hintPageTexts.loadingTree} />;
  return (
    <HintListPage
      title={hintPageTexts.all.title}
      treeRef={ref}
      filter="ALL"
      below={
        <Suspense fallback={null}>
          <TreeNotices treeRef={ref} personId={null} mayDecide={tree.isEditable} />
        </Suspense>
      }
    >
      <p>{hintPageTexts.all.introduction(tree.name, chartAddress(ref))}</p>
    </HintListPage>
  );
}
