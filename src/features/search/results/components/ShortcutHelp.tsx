import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { SwitchField } from '#ui/SwitchField/SwitchField.tsx';

import { shortcutTexts as texts } from '../shortcutTexts.ts';

interface ShortcutHelpProps {
  open: boolean;
  onClose: () => void;
  isOn: boolean;
  onChoose: (isOn: boolean) => void;
}

const KEYS = [
  { term: texts.keyNames.next, value: <kbd>j</kbd> },
  { term: texts.keyNames.previous, value: <kbd>k</kbd> },
  { term: texts.keyNames.open, value: <kbd>Enter</kbd> },
  { term: texts.keyNames.form, value: <kbd>/</kbd> },
  { term: texts.keyNames.help, value: <kbd>?</kbd> },
];

/** The keys of the result list, and the switch that turns them off, as speech input needs. */
export function ShortcutHelp({ open, onClose, isOn, onChoose }: ShortcutHelpProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.title}>
      <DescriptionList items={KEYS} />
      <SwitchField
        label={texts.useKeys}
        hint={texts.useKeysHint}
        checked={isOn}
        onChange={(event) => onChoose(event.target.checked)}
      />
    </Dialog>
  );
}
