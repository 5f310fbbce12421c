import type { ReactNode } from 'react';

import { Notice } from '#ui/Notice/Notice.tsx';

import { lostImageTexts as texts } from './texts.ts';

/**
 * Stays in the place of an image whose file is missing or cut short. Trying again would not help, so nothing offers it.
 * @param children - what can be read all the same.
 */
export const LostImage = ({ children }: { children: ReactNode }) => (
  <Notice tone="warning" headingLevel={2} title={texts.title}>
    <p>
      {texts.why} {children}
    </p>
  </Notice>
);
