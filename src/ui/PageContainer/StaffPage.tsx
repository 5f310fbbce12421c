import type { ReactNode } from 'react';

import { Stack } from '../Stack/Stack.tsx';
import { PageContainer } from './PageContainer.tsx';

interface StaffPageProps {
  texts: { title: string; intro: string };
  /** Buttons and links of the whole page, below its introduction. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of staff: its heading, what it is for, and its parts under each other. */
export const StaffPage = ({ texts: { title, intro }, actions, children }: StaffPageProps) => (
  <PageContainer>
    <Stack gap={6}>
      <Stack gap={3}>
        <h1>{title}</h1>
        <p>{intro}</p>
        {actions}
      </Stack>
      {children}
    </Stack>
  </PageContainer>
);
