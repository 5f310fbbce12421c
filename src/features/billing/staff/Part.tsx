import type { ReactNode } from 'react';

import { Stack } from '#ui/Stack/Stack.tsx';

/** A table under its heading; the table is named by a caption that only assistive technology reads. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Stack gap={3}>
      <h2>{title}</h2>
      {children}
    </Stack>
  </section>
);
