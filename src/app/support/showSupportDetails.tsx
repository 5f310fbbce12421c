import { useState } from 'react';
import { createRoot } from 'react-dom/client';

import type { SupportFile } from '#domain/staff/support/supportFile.ts';
import type { SupportOccasion } from '#services/support/supportDetails.ts';

import type { AppStore } from '../store.ts';
import { makeSupportFile } from './makeSupportFile.ts';
import { SupportDialog } from './SupportDialog.tsx';

/** The dialog's exit plays before it goes, in milliseconds. */
const EXIT_MS = 400;

function Shown({
  file,
  onAttach,
  onGone,
}: {
  file: SupportFile;
  onAttach: SupportOccasion['onAttach'];
  onGone: () => void;
}) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    setTimeout(onGone, EXIT_MS);
  };
  return <SupportDialog file={file} open={isOpen} onAttach={onAttach} onClose={close} />;
}

/**
 * Collects the details as they are at this moment and shows them. They are in a root of their own, so that they can be
 * had when the page around the button could not be drawn.
 */
export function showSupportDetails(store: AppStore, occasion: SupportOccasion): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const onGone = () => {
    root.unmount();
    place.remove();
  };
  root.render(<Shown file={makeSupportFile(store, occasion)} onAttach={occasion.onAttach} onGone={onGone} />);
}
