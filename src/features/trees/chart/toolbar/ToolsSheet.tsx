import { Share2 } from 'lucide-react';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';

import { toolbarTexts } from '../texts.ts';
import styles from './ChartToolbar.module.scss';
import { FindPerson } from './FindPerson.tsx';
import { generationChoices } from './generationChoices.ts';
import type { ToolsProps } from './toolsProps.ts';

interface ToolsSheetProps extends ToolsProps {
  isOpen: boolean;
  onClose: () => void;
}

/** On a phone: the search for a person, how far the chart goes, and sharing. */
export const ToolsSheet = ({
  tree,
  focus,
  reader,
  settings,
  isUppercase,
  hasDrawer,
  onChoose,
  onFound,
  isOpen,
  onClose,
}: ToolsSheetProps) => (
  <Dialog open={isOpen} onClose={onClose} title={toolbarTexts.sheet}>
    <div className={styles.sheet}>
      <FindPerson
        treeRef={tree.familyTreeRef}
        reader={reader}
        isUppercase={isUppercase}
        onFound={(personId) => {
          onClose();
          onFound(personId);
        }}
      />
      {generationChoices(settings).map(({ chosen, ...choice }) => (
        <SelectField key={choice.label} {...choice} onChange={({ target }) => onChoose(chosen(target.value))} />
      ))}
      {hasDrawer('share') && (
        <ButtonLink to={chartAddress(focus, 'share', reader)} preventScrollReset icon={<Share2 aria-hidden="true" />}>
          {toolbarTexts.share}
        </ButtonLink>
      )}
    </div>
  </Dialog>
);
