import { useParams } from 'react-router-dom';

import { chartAddress, readChartRef } from '#domain/trees/chartAddress.ts';
import { useFamilyTree } from '#features/tree-data/index.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
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
  const { currentData: tree, error } = useFamilyTree({ ref, publicTreeShareToken: null, viewAs: null });
  // Codes of refusals have pages of their own (src/app/errors).
  if (error && !tree) throw error;
  if (!tree) return <PageSkeleton label="Loading the tree" />;
  return (
    <HintListPage title="All hints" treeRef={ref} filter="ALL">
      <p>
        Records that may be of people of <TextLink to={chartAddress(ref)}>{tree.name}</TextLink>, the surest first. Nobody who may be living is matched with records.
      </p>
    </HintListPage>
  );
}
