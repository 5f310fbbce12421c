import { useParams } from 'react-router-dom';

import { chartAddress, readChartRef } from '#domain/trees/chart/chartAddress.ts';
import { useFamilyTree } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { HintListPage } from '../components/HintListPage.tsx';

/** All hints of one tree. */
export function Component() {
  const { rootsfinderId = '' } = useParams();
  const named = readChartRef(rootsfinderId);
  if (named.kind === 'missing') throw new PageMissing();
  if (named.kind === 'broken') throw new Error('The address of a tree holds no person');
  const ref = named.kind === 'person' ? named.personId : named.ref;
  const { currentData: tree, error, refetch } = useFamilyTree({ ref, publicTreeShareToken: null, viewAs: null });
  throwRefusal(tree ? null : error);
  if (!tree && error) return <PageFailure title="The tree could not be loaded" {...failureText(error)} onRetry={() => void refetch()} />;
  if (!tree) return <PageSkeleton label="Loading the tree" />;
  return (
    <HintListPage title="All hints" treeRef={ref} filter="ALL">
      <p>
        Records that may be of people of <TextLink to={chartAddress(ref)}>{tree.name}</TextLink>, the surest first. Nobody who may be living is matched with records.
      </p>
    </HintListPage>
  );
}
