import { Suspense } from 'react';
import { useParams } from 'react-router-dom';

import { chartAddress, readChartRef } from '#domain/trees/chart/chartAddress.ts';
import { useFamilyTree } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { lazyPart } from '#ui/lazyPart.ts';

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
  const { currentData: tree, ...answer } = useFamilyTree({ ref, publicTreeShareToken: null, viewAs: null });
  throwRefusal(tree ? null : answer.error);
  if (!tree)
    return (
      <NoAnswer of={answer} texts={{ loading: hintPageTexts.loadingTree, failed: hintPageTexts.treeFailed }} asPage />
    );
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
