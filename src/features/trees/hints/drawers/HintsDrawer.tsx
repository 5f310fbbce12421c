import { Suspense } from 'react';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { treeHintsAddress } from '#domain/trees/core/personAddress.ts';
import type { TreeDrawerProps } from '#features/trees/core/index.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { HintResults } from '../components/HintResults.tsx';
import { hintListTexts, hintsDrawerTexts } from '../texts.tsx';
import { useTreePersonHintsQuery } from '../treeHintsApi.ts';
import styles from './Drawer.module.scss';

// What comes below the records.
const TreeNotices = lazyPart(() => import('../notices/TreeNotices.tsx').then((chunk) => chunk.TreeNotices));

/** Hints of the person a chart is of, for those who may edit the tree; of the example tree for everyone. */
export function Component({ tree, personId, viewAs }: TreeDrawerProps) {
  const isHidden = personId === null || viewAs !== null || !(tree.isEditable || tree.isExample);
  const answer = useTreePersonHintsQuery({ personId: personId ?? '' }, { skip: isHidden });
  if (isHidden)
    return <Notice tone="info" title={personId === null ? hintsDrawerTexts.noPeople : hintsDrawerTexts.editorsOnly} />;
  return (
    <div className={styles.narrow}>
      <HintResults of={answer} nothing={hintListTexts.personEmpty} isOfOne onBack={null} onNext={null} />
      <Suspense fallback={null}>
        <TreeNotices treeRef={tree.familyTreeRef} personId={personId} mayDecide={tree.isEditable} />
      </Suspense>
      <p>
        <TextLink to={treeHintsAddress(personId ?? tree.familyTreeRef)}>{hintsDrawerTexts.all}</TextLink>
        {tree.isEditable && (
          <>
            {' · '}
            <TextLink to={chartAddress(personId ?? tree.familyTreeRef, 'suggestions-for-a-mother')}>
              {hintsDrawerTexts.mother}
            </TextLink>
            {' · '}
            <TextLink to={chartAddress(personId ?? tree.familyTreeRef, 'suggestions-for-a-spouse')}>
              {hintsDrawerTexts.spouse}
            </TextLink>
          </>
        )}
      </p>
    </div>
  );
}
