import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';

import type { ExportChoiceProps } from './ExportChoice.tsx';
import { buttonTexts as texts } from './pageTexts.ts';

// Opened by a press: the page does not wait for it.
const ExportChoice = lazyPart(() => import('./ExportChoice.tsx').then((chunk) => chunk.ExportChoice));

/** Articles as a file. States: for members only, to be chosen, under way, failed, downloaded. */
export function ExportArticles(props: ExportChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<Download aria-hidden="true" size={16} />} onClick={() => setOpen(true)}>
        {texts.download}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.downloadTitle}>
        <Suspense fallback={<SkeletonLine />}>
          <ExportChoice {...props} />
        </Suspense>
      </Dialog>
    </>
  );
}
