import { useMemo } from 'react';

import type { AskedComparison } from '#domain/search/compare/askedComparison.ts';

import { useCompareArticlesQuery, useCompareRecordsQuery } from './compareApi.ts';
import { articleColumn, type ComparedColumn, recordColumn, unseenColumn } from './comparedColumn.ts';

const NONE: readonly never[] = [];

interface Compared {
  /** In the order of the address; null until all of them are here for the first time. */
  columns: readonly ComparedColumn[] | null;
  isFetching: boolean;
  error: unknown;
  retry: () => void;
}

/**
 * Records and articles that an address asks to compare; those of the address before stay while others are on their way.
 */
export function useCompared({ items, words }: AskedComparison): Compared {
  const recordIds = useMemo(() => items.flatMap(({ kind, id }) => (kind === 'record' ? [id] : [])), [items]);
  const articleIds = useMemo(() => items.flatMap(({ kind, id }) => (kind === 'article' ? [id] : [])), [items]);
  const ofRecords = useCompareRecordsQuery(recordIds, { skip: recordIds.length === 0 });
  const ofArticles = useCompareArticlesQuery({ ids: articleIds, words }, { skip: articleIds.length === 0 });
  const records = recordIds.length === 0 ? NONE : (ofRecords.currentData ?? ofRecords.data);
  const articles = articleIds.length === 0 ? NONE : (ofArticles.currentData ?? ofArticles.data);
  const columns = useMemo(() => {
    if (!records || !articles) return null;
    const found = [
      ...records.flatMap(({ record }) => (record ? [recordColumn(record)] : [])),
      ...articles.flatMap((article) => (article ? [articleColumn(article, words)] : [])),
    ];
    return items.map(
      (item) => found.find(({ kind, id }) => kind === item.kind && id === item.id) ?? unseenColumn(item),
    );
  }, [items, words, records, articles]);
  return {
    columns,
    isFetching: ofRecords.isFetching || ofArticles.isFetching,
    error: ofRecords.error ?? ofArticles.error,
    retry: () => {
      if (ofRecords.error !== undefined) void ofRecords.refetch();
      if (ofArticles.error !== undefined) void ofArticles.refetch();
    },
  };
}
