import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { SwitchField } from '#ui/SwitchField/SwitchField.tsx';

interface ShortcutHelpProps {
  open: boolean;
  onClose: () => void;
  isOn: boolean;
  onChoose: (isOn: boolean) => void;
}

const KEYS = [
  { term: 'Next result', value: <kbd>j</kbd> },
  { term: 'Previous result', value: <kbd>k</kbd> },
  { term: 'Open the result', value: <kbd>Enter</kbd> },
  { term: 'Go to the search form', value: <kbd>/</kbd> },
  { term: 'Show these keys', value: <kbd>?</kbd> },
];

/** The keys of the result list, and the switch that turns them off for those who speak to their computer. */
export function ShortcutHelp({ open, onClose, isOn, onChoose }: ShortcutHelpProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <DescriptionList items={KEYS} />
      <SwitchField label="Use these keys" hint="They never act while you type." checked={isOn} onChange={(event) => onChoose(event.target.checked)} />
    </Dialog>
  );
}
