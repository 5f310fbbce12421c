import { Share2, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';

import { toolbarTexts } from '../texts.tsx';
import type { ToolsProps } from './toolsProps.ts';
import styles from './ChartToolbar.module.scss';
import { FindPerson } from './FindPerson.tsx';
import { GenerationFields } from './GenerationFields.tsx';
import { VIEW_NAMES } from './viewNames.ts';

/** The tools of a chart on a phone: the view is in the row, the rest in a sheet, so that the chart keeps the screen. */
export function PhoneTools({ tree, focus, reader, settings, isUppercase, hasDrawer, onChoose, onFound }: ToolsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SelectField
        hideLabel
        label={toolbarTexts.view}
        value={settings.view}
        options={VIEW_NAMES.map(({ view, label }) => ({ value: view, label }))}
        onChange={({ target }) => onChoose({ view: VIEW_NAMES.find(({ view }) => view === target.value)?.view ?? settings.view })}
      />
      <IconButton label={toolbarTexts.sheetButton} look="framed" icon={<SlidersHorizontal aria-hidden="true" />} onClick={() => setOpen(true)} />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={toolbarTexts.sheet}>
        <div className={styles.sheet}>
          <FindPerson
            treeRef={tree.familyTreeRef}
            reader={reader}
            isUppercase={isUppercase}
            onFound={(personId) => {
              setOpen(false);
              onFound(personId);
            }}
          />
          <GenerationFields settings={settings} onChoose={onChoose} hasLabels />
          {hasDrawer('share') && <ButtonLink to={chartAddress(focus, 'share', reader)} preventScrollReset icon={<Share2 aria-hidden="true" />}>{toolbarTexts.share}</ButtonLink>}
        </div>
      </Dialog>
    </>
  );
}
