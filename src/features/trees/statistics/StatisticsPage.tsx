import { Suspense } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';

import { treeStatisticsAddress } from '#domain/trees/core/personAddress.ts';
import { readTreePersonId } from '#domain/trees/core/treeIds.ts';
import { TreePage } from '#features/trees/core/index.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { statisticsTexts as texts } from './texts.ts';

const Figures = lazyPart(() => import('./components/StatisticsFigures.tsx').then((chunk) => chunk.StatisticsFigures));

/**
 * What a tree says of all its people together; the address holds whose ancestors are counted. States: loading, failed,
 * not there or not theirs, figures.
 */
export function Component() {
  const { rootsfinderId = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const publicTreeShareToken = search.get('publicTreeShareToken') || null;
  return (
    <TreePage texts={texts} publicTreeShareToken={publicTreeShareToken}>
      {(tree) => (
        <Suspense fallback={<PageSkeleton label={texts.loading} />}>
          <Figures
            tree={tree}
            personId={readTreePersonId(rootsfinderId) ? rootsfinderId : (tree.rootPerson?.id ?? null)}
            publicTreeShareToken={publicTreeShareToken}
            onPerson={(id) =>
              void navigate(treeStatisticsAddress(id, publicTreeShareToken), { preventScrollReset: true })
            }
          />
        </Suspense>
      )}
    </TreePage>
  );
}
