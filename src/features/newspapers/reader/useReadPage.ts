import { useMemo } from 'react';

import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';

import { decodePage } from './model/decodePage.ts';
import { type ReadPage, useNewspaperPageQuery } from './readerApi.ts';

/** A page as far as it has come. */
export interface PageReading {
  page: ReadPage | null;
  lines: readonly PageLine[];
  isLoading: boolean;
  /** The answer has come, and there is no such page for this reader. */
  isGone: boolean;
  error: unknown;
  again: () => void;
}

const NO_LINES: readonly PageLine[] = [];

/** Fetches a page and unpacks its lines. @param id - null: none is asked for. */
export function useReadPage(id: string | null): PageReading {
  const { currentData, isFetching, error, refetch } = useNewspaperPageQuery({ id: id ?? '' }, { skip: id === null });
  const page = (id === null ? null : currentData) ?? null;
  const lines = useMemo(() => (page ? decodePage(page) : NO_LINES), [page]);
  return {
    page,
    lines,
    isLoading: isFetching && page === null,
    isGone: id !== null && currentData === null,
    error: page === null && !isFetching ? error : undefined,
    again: () => void refetch(),
  };
}
