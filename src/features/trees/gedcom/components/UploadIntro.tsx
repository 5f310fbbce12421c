import { Stack } from '#ui/Stack/Stack.tsx';

/** What the page is for, above the upload itself. */
export function UploadIntro() {
  return (
    <Stack gap={2}>
      <h1>Upload a family tree</h1>
      <p>
        Bring your tree from another program or site as a GEDCOM file. We look through it first and tell you what is in it; nothing becomes a tree until you say so. Living people are hidden from everybody else.
      </p>
    </Stack>
  );
}
