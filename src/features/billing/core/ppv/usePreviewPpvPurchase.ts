import { useCallback, useEffect } from 'react';

import type { Failure } from '#domain/kernel/errors/failure.ts';

import { type PpvPreview, usePreviewPpvPurchaseMutation } from './ppvApi.ts';

interface PreviewedItem {
  fulfillmentTypeKey: string;
  recordId: string;
}

/** A preview as it comes in (spec 1 section 7, PPV-002). */
export interface PpvAnswer {
  data: PpvPreview | undefined;
  loading: boolean;
  error: Failure | undefined;
  retry: () => void;
}

/** Asks what a single record costs, by itself unless it is disabled (PPV-001). The mutation changes nothing. */
export function usePreviewPpvPurchase(
  { fulfillmentTypeKey, recordId }: PreviewedItem,
  { disabled = false }: { disabled?: boolean } = {},
): PpvAnswer {
  const [preview, { data, error, isLoading, isUninitialized }] = usePreviewPpvPurchaseMutation();
  const askNow = useCallback(
    () => void preview({ fulfillmentTypeKey, recordId }),
    [preview, fulfillmentTypeKey, recordId],
  );
  useEffect(() => {
    if (!disabled) askNow();
  }, [askNow, disabled]);
  return {
    data,
    loading: isLoading || (isUninitialized && !disabled),
    error: error as Failure | undefined,
    retry: askNow,
  };
}
