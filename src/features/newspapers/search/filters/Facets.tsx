import type { ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { useNewspaperTitlesQuery } from '#features/newspapers/core/index.ts';

import type { ArticleFacet } from '../articleSearchApi.ts';
import type { ArticleChange } from '../model/articleChange.ts';
import { toggleFacet, hasSeries, isListFacet, type ListFacet, seriesOf, toggleSeries } from '../model/facetChoice.ts';
import { facetTexts as texts } from './texts.ts';
import { type FilterLine, ValueGroup } from './ValueGroup.tsx';

interface FacetsProps {
  query: ArticleAddress;
  facets: readonly ArticleFacet[];
  onChange: (change: ArticleChange) => void;
}

const OPEN: readonly string[] = ['title', 'decade'];
const INSTITUTION = 'institution';

/** A facet’s lines; decades in time. */
function linesOf({ facet, values }: ArticleFacet): FilterLine[] {
  const lines = values.map(({ value, label, count, isSelected }) => ({ value, label, count, isChosen: isSelected }));
  return facet === 'decade'
    ? lines.sort((one, other) => one.value.localeCompare(other.value, 'en-GB', { numeric: true }))
    : lines;
}

/**
 * Values of the results with their counts. Four filters are given by grants (GRANT-028 to GRANT-031): who an article is
 * open to, whether through a library, the tags of its archive, and the source its newspaper is from. A filter without
 * values is left out.
 */
export function Facets({ query, facets, onChange }: FacetsProps) {
  const hasAccess = useGrant('newspapers:search:access-type-filter');
  const hasInstitution = useGrant('newspapers:search:institutional-access-filter');
  const hasTags = useGrant('newspapers:search:archive-tags-filter');
  const hasSeriesGrant = useGrant('newspapers:search:primary-source-series-filter');
  const { data: titles } = useNewspaperTitlesQuery(undefined, { skip: !hasSeriesGrant });
  const series = hasSeriesGrant ? seriesOf(titles ?? []) : [];
  const linesFor = (name: ListFacet) =>
    facets.filter(({ facet }) => facet === name && isListFacet(facet)).flatMap(linesOf);
  const access = linesFor('access');
  const group = (facet: ListFacet, name: string, lines: readonly FilterLine[]) =>
    lines.length > 0 && (
      <ValueGroup
        key={name}
        name={name}
        lines={lines}
        isOpen={OPEN.includes(facet)}
        onToggle={(value) => onChange((now) => toggleFacet(now, facet, value))}
      />
    );
  return (
    <div>
      {group('title', texts.names.title ?? '', linesFor('title'))}
      {group('decade', texts.names.decade ?? '', linesFor('decade'))}
      {group('county', texts.names.county ?? '', linesFor('county'))}
      {hasTags && group('kind', texts.names.kind ?? '', linesFor('kind'))}
      {hasAccess &&
        group(
          'access',
          texts.names.access ?? '',
          access.filter(({ value }) => value !== INSTITUTION),
        )}
      {hasInstitution &&
        group(
          'access',
          texts.institution,
          access.filter(({ value }) => value === INSTITUTION),
        )}
      {series.length > 0 && (
        <ValueGroup
          name={texts.series}
          lines={series.map((each) => ({ value: each.name, label: each.name, isChosen: hasSeries(query, each) }))}
          onToggle={(value) =>
            series.filter(({ name }) => name === value).forEach((each) => onChange((now) => toggleSeries(now, each)))
          }
        />
      )}
    </div>
  );
}
