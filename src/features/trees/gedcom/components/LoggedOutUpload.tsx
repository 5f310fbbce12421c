import { useComeBack } from '#services/routing/useComeBack.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { WaysIn } from '#ui/WaysIn/WaysIn.tsx';

import { uploadTexts } from '../texts.ts';

/** The page for visitors: what they could do here, and the way in that comes back. It takes no file. */
export function LoggedOutUpload() {
  const comeBack = useComeBack();
  return (
    <Notice tone="info" headingLevel={2} title={uploadTexts.signIn.title} actions={<WaysIn onLeave={comeBack} />}>
      <p>{uploadTexts.signIn.text}</p>
    </Notice>
  );
}
