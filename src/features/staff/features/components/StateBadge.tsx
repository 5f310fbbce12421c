import { Check, Minus } from 'lucide-react';

import { Badge } from '#ui/Badge/Badge.tsx';

import { listTexts } from '../texts.ts';

/** On or off, in word, sign and colour. */
export const StateBadge = ({ isOn }: { isOn: boolean }) => (
  <Badge tone={isOn ? 'success' : 'neutral'} icon={isOn ? <Check aria-hidden /> : <Minus aria-hidden />}>
    {isOn ? listTexts.on : listTexts.off}
  </Badge>
);
