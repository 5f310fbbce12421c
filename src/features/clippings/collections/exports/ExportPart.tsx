import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';

import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyPart } from '#ui/lazyPart.ts';

import type { ExportSubject } from './exportsApi.ts';
import { exportTexts as texts } from './texts.ts';

// With the press that opens it: few who read a collection take a file of it.
const ExportDialog = lazyPart(() => import('./ExportDialog.tsx').then((chunk) => chunk.ExportDialog));

interface ExportPartProps {
  subject: ExportSubject;
  /** Of what is exported, as the title of the window has it. */
  name: string;
}

/** The way to a file of a collection or of clippings, for members who may clip. */
export function ExportPart({ subject, name }: ExportPartProps) {
  const [opened, setOpened] = useState<'never' | 'now' | 'before'>('never');
  const isSignedIn = useSelector(selectIsSignedIn);
  const mayExport = useGrant('collections') && isSignedIn;
  if (!mayExport) return null;
  return (
    <>
      <Button onClick={() => setOpened('now')}>{texts.open}</Button>
      {opened !== 'never' && (
        <Suspense fallback={null}>
          <ExportDialog isOpen={opened === 'now'} subject={subject} name={name} onClose={() => setOpened('before')} />
        </Suspense>
      )}
    </>
  );
}
