import { type ReactNode } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import type { PpvPreview } from './ppvApi.ts';
import { PpvOffer } from './PpvOffer.tsx';
import { ppvTexts as texts } from './texts.ts';

interface PpvPanelProps {
  data: PpvPreview | undefined;
  loading: boolean;
  error: unknown;
  retry: () => void;
  /** What can be done with the offer once its price is there. */
  children: (preview: PpvPreview) => ReactNode;
}

/** What a single record costs. States: loading, failed with retry (PPV-003 to PPV-006), price. */
export function PpvPanel({ data, loading, error, retry, children }: PpvPanelProps) {
  if (loading) return <Spinner size="lg" label={texts.loading} />;
  if (error !== undefined || !data) {
    return (
      <Notice tone="error" title={texts.failed} actions={<Button onClick={retry}>{texts.retry}</Button>}>
        <p>{texts.stillFailing}</p>
      </Notice>
    );
  }
  return <PpvOffer preview={data}>{children(data)}</PpvOffer>;
}
