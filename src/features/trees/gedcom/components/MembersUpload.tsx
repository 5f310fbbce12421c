import { Suspense } from 'react';

import { useGrant } from '#features/kernel/grants/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { uploadTexts } from '../texts.ts';

/** What the page is for, above the upload itself. */
export function UploadIntro() {
  return (
    <Stack gap={2}>
      <h1>{uploadTexts.title}</h1>
      <p>{uploadTexts.lead}</p>
    </Stack>
  );
}

const Upload = lazyPart(() => import('./Upload.tsx').then((chunk) => chunk.Upload));

/**
 * The upload of members, which visitors need not wait for. One whose account has no family trees is not offered what
 * would be refused.
 */
export function MembersUpload() {
  const mayHaveTrees = useGrant('tree');
  if (!mayHaveTrees) {
    return (
      <Notice
        tone="info"
        headingLevel={2}
        title={uploadTexts.noTrees.title}
        actions={<ButtonLink to="/">{uploadTexts.noTrees.home}</ButtonLink>}
      >
        <p>{uploadTexts.noTrees.text}</p>
      </Notice>
    );
  }
  return (
    <Suspense fallback={<PageSkeleton label={uploadTexts.loading} />}>
      <Upload />
    </Suspense>
  );
}
