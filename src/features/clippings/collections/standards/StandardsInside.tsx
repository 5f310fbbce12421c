import { useState } from 'react';

import { standardAddresses } from '#domain/clippings/annotations/annotationAddresses.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { CopiedLink } from '#features/kernel/sharing/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import type { CollectionWhole } from '../collectionsApi.ts';
import { ImportDialog } from './ImportDialog.tsx';
import styles from './standards.module.scss';
import { standardsTexts as texts } from './texts.ts';

/** The addresses of a collection by standards, and annotations that come in. */
export function StandardsInside({
  collection: { id, role, visibility },
}: {
  collection: Pick<CollectionWhole, 'id' | 'role' | 'visibility'>;
}) {
  const [isImporting, setImporting] = useState(false);
  const mayAdd = useGrant('collections') && role !== null && role !== 'READER';
  const at = standardAddresses(readSiteBoot().publicUrl);
  return (
    <div className={styles.inside}>
      <p>{texts.lead}</p>
      {visibility === 'PRIVATE' && <p>{texts.privately}</p>}
      <CopiedLink label={texts.manifest} address={at.manifest(id)} />
      <CopiedLink label={texts.annotations} address={at.annotations(id)} />
      {mayAdd && (
        <Inline gap={2}>
          <Button onClick={() => setImporting(true)}>{texts.import}</Button>
          <ImportDialog isOpen={isImporting} collectionId={id} onClose={() => setImporting(false)} />
        </Inline>
      )}
    </div>
  );
}
