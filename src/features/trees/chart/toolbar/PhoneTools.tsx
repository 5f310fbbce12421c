import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';

import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Select } from '#ui/SelectField/Select.tsx';

import { toolbarTexts } from '../texts.ts';
import type { ToolsProps } from './toolsProps.ts';
import { VIEW_NAMES } from './viewNames.ts';

/** What the row of tools has no room for. */
const ToolsSheet = lazyPart(() => import('./ToolsSheet.tsx').then((chunk) => chunk.ToolsSheet));

/** The tools of a chart on a phone: the view is in the row, the rest in a sheet, so that the chart keeps the screen. */
export function PhoneTools(tools: ToolsProps) {
  const { settings, onChoose } = tools;
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <>
      <Select
        aria-label={toolbarTexts.view}
        value={settings.view}
        options={VIEW_NAMES.map(({ view, label }) => ({ value: view, label }))}
        onChange={({ target }) =>
          onChoose({ view: VIEW_NAMES.find(({ view }) => view === target.value)?.view ?? settings.view })
        }
      />
      <IconButton
        label={toolbarTexts.sheetButton}
        look="framed"
        icon={<SlidersHorizontal aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      <Suspense fallback={null}>
        {wasOpen && <ToolsSheet {...tools} isOpen={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
