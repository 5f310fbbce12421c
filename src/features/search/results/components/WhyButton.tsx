import { Button } from '#ui/Button/Button.tsx';

import type { SearchHit } from '../api/recordSearchApi.ts';
import { whyTexts as texts } from '../texts.ts';

interface WhyButtonProps {
  hit: SearchHit;
  isOpen: boolean;
  onToggle: (id: string) => void;
  onApproach: () => void;
}

/** Opens and closes the reasons of a row. */
export function WhyButton({ hit, isOpen, onToggle, onApproach }: WhyButtonProps) {
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-expanded={isOpen}
      aria-label={texts.askOne(hit.name)}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={() => onToggle(hit.id)}
    >
      {texts.ask}
    </Button>
  );
}
