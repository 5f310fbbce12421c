import { Suspense } from 'react';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { SharingPart, TreeHeirs, WhoCanSeeForm, type FamilyTree } from '#features/trees/core/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { settingsTexts } from '../settingsTexts.tsx';
import { DeleteTree } from './DeleteTree.tsx';
import { SettingsForm } from './SettingsForm.tsx';

/** What only the owner of a tree does: its settings, sharing and export, its end. */
export function OwnersSettings({ tree }: { tree: FamilyTree }) {
  return (
    <Stack gap={6}>
      <SettingsForm tree={tree} />
      <Card>
        <SharingPart treeId={tree.id}>
          {(sharing) => (
            <WhoCanSeeForm key={`${sharing.mode} ${sharing.needsSubscription}`} treeId={tree.id} sharing={sharing} />
          )}
        </SharingPart>
      </Card>
      <Card title={settingsTexts.shareTitle}>
        <p>{settingsTexts.shareText}</p>
        <Inline gap={2}>
          <ButtonLink to={chartAddress(tree.familyTreeRef, 'share')}>{settingsTexts.share}</ButtonLink>
          <ButtonLink to={`/tree/${tree.id}/settings/export`}>{settingsTexts.export}</ButtonLink>
        </Inline>
        <Suspense fallback={null}>
          <TreeHeirs treeId={tree.id} intro={settingsTexts.heirs} />
        </Suspense>
      </Card>
      <DeleteTree tree={tree} />
    </Stack>
  );
}
