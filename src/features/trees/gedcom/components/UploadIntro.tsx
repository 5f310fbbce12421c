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
