import { useState } from 'react';
import { useSelector } from 'react-redux';

import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { Button } from '#ui/Button/Button.tsx';

import { ExportDialog } from './ExportDialog.tsx';
import type { ExportSubject } from './exportsApi.ts';
import { exportTexts as texts } from './texts.ts';

interface ExportPartProps {
  subject: ExportSubject;
  /** Of what is exported, as the title of the window has it. */
  name: string;
}

/** The way to a file of a collection or of clippings, for members who may clip. */
export function ExportPart({ subject, name }: ExportPartProps) {
  const [isOpen, setOpen] = useState(false);
  const isSignedIn = useSelector(selectIsSignedIn);
  const mayExport = useGrant('collections') && isSignedIn;
  if (!mayExport) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      <ExportDialog isOpen={isOpen} subject={subject} name={name} onClose={() => setOpen(false)} />
    </>
  );
}
