import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';

import { belowQuery } from '#ui/breakpoints.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import { exportTexts as texts } from '../texts.ts';
import type { ExportChoiceProps } from './ExportChoice.tsx';

const ExportChoice = lazyPart(() => import('./ExportChoice.tsx').then((chunk) => chunk.ExportChoice));

/** Results as a file: a button, and behind it the choice of its format. */
export function ExportResults({ query, total }: ExportChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useMediaQuery(belowQuery('lg'));
  return (
    <>
      {isNarrow ? (
        <IconButton
          size="sm"
          look="framed"
          label={texts.open}
          icon={<Download aria-hidden="true" />}
          onClick={() => setOpen(true)}
        />
      ) : (
        <Button size="sm" icon={<Download aria-hidden="true" size={16} />} onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.title}>
        <Suspense fallback={<SkeletonLine />}>
          <ExportChoice query={query} total={total} />
        </Suspense>
      </Dialog>
    </>
  );
}
