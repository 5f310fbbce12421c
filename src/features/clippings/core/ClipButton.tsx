import { Scissors } from 'lucide-react';

import { useGrant } from '#features/kernel/grants/index.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';

import { clipButtonTexts as texts } from './texts.ts';

interface ClipButtonProps {
  /** A clipping is being made. */
  isOn: boolean;
  disabled: boolean;
  onPress: () => void;
}

/** Starts and ends the making of a clipping, for who holds the grant (GRANT-024). */
export function ClipButton({ isOn, disabled, onPress }: ClipButtonProps) {
  if (!useGrant('collections')) return null;
  return (
    <IconButton label={texts.clip} icon={<Scissors />} aria-pressed={isOn} disabled={disabled} onClick={onPress} />
  );
}
