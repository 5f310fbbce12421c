import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { TreePage } from '#features/trees/core/index.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { mapTexts, placesTexts as texts } from './texts.ts';

const TreeTimeMap = lazyPart(() => import('./components/TreeTimeMap.tsx').then((chunk) => chunk.TreeTimeMap));
const PlaceList = lazyPart(() => import('./components/PlaceList.tsx').then((chunk) => chunk.PlaceList));
const PlaceChanges = lazyPart(() => import('./components/PlaceChanges.tsx').then((chunk) => chunk.PlaceChanges));

/**
 * The places of a tree, as a map by time and as a list. States: loading, failed, not there or not theirs, none, places.
 */
export function Component() {
  const [search] = useSearchParams();
  const [name, setName] = useState('');
  const publicTreeShareToken = search.get('publicTreeShareToken') || null;
  return (
    <TreePage texts={texts} publicTreeShareToken={publicTreeShareToken} gap={8}>
      {(tree) => (
        <Suspense fallback={<PageSkeleton label={mapTexts.loading} />}>
          <TreeTimeMap tree={tree} publicTreeShareToken={publicTreeShareToken} onPlace={setName} />
          <PlaceList tree={tree} publicTreeShareToken={publicTreeShareToken} name={name} onName={setName} />
          {tree.isEditable && <PlaceChanges treeRef={tree.id} />}
        </Suspense>
      )}
    </TreePage>
  );
}
