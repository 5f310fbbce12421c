import { Button } from '#ui/Button/Button.tsx';

import type { SearchHit } from '../api/recordSearchApi.ts';
import { matchTexts as texts } from '../texts.ts';

interface WhyButtonProps {
  hit: SearchHit;
  isOpen: boolean;
  onToggle: (id: string) => void;
}

/** Opens and closes the reasons of a row. */
export function WhyButton({ hit, isOpen, onToggle }: WhyButtonProps) {
  return (
    <Button size="sm" variant="quiet" aria-expanded={isOpen} aria-label={texts.askOne(hit.name)} onClick={() => onToggle(hit.id)}>
      {texts.ask}
    </Button>
  );
}
