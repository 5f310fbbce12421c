import type { ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Stack } from '../Stack/Stack.tsx';

interface BackgroundFilesProps {
  texts: { title: string; lead: string; make: string; notMade: string };
  /** Why the last file was not started; null: it was. */
  refused: string | null;
  isMaking: boolean;
  onMake: () => void;
  /** The files that are being written or kept, each an item of a list. */
  children: readonly ReactNode[];
}

/** Files that the server writes in the background when a button is pressed, and those that it keeps. */
export const BackgroundFiles = ({
  texts: { title, lead, make, notMade },
  refused,
  isMaking,
  onMake,
  children,
}: BackgroundFilesProps) => (
  <Card title={title}>
    <Stack gap={4}>
      <p>{lead}</p>
      <div>
        <Button loading={isMaking} onClick={onMake}>
          {make}
        </Button>
      </div>
      {refused !== null && (
        <Notice tone="error" title={notMade}>
          <p>{refused}</p>
        </Notice>
      )}
      {children.length > 0 && <ul role="list">{children}</ul>}
    </Stack>
  </Card>
);
