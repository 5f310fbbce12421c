import { type ArticleAddress, EVERY_ARTICLE } from '#domain/newspapers/search/articleAddress.ts';
import { articleFilters } from '#domain/newspapers/search/articleFilters.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ChipList } from '#ui/Chip/ChipList.tsx';

import type { ArticleChange } from '../model/articleChange.ts';
import { chipTexts as texts } from './noteTexts.ts';

interface ArticleChipsProps {
  query: ArticleAddress;
  titles: ReadonlyMap<string, string>;
  onChange: (change: ArticleChange) => void;
}

/** The filters in force, and the misreadings that were switched off; each can be removed. */
export function ArticleChips({ query, titles, onChange }: ArticleChipsProps) {
  const chips = articleFilters(query, titles).map(({ id, name, value }) => ({
    id,
    name,
    value,
    onRemove: () => onChange((now) => articleFilters(now).find((filter) => filter.id === id)?.without ?? now),
  }));
  const exact = query.exact
    ? [{ id: 'exact', ...texts.exact, onRemove: () => onChange((now) => ({ ...now, exact: false, page: 1 })) }]
    : [];
  const refused = query.refused.map((each) => ({
    id: `not ${each.word} ${each.reading}`,
    name: texts.refused.name,
    value: texts.refused.value(each.reading, each.word),
    onRemove: () =>
      onChange((now) => ({
        ...now,
        refused: now.refused.filter(({ word, reading }) => word !== each.word || reading !== each.reading),
        page: 1,
      })),
  }));
  const all = [...chips, ...exact, ...refused];
  if (all.length === 0) return null;
  return (
    <ChipList label={texts.label} chips={all}>
      {all.length > 1 && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => onChange(({ words, order }) => ({ ...EVERY_ARTICLE, words, order }))}
        >
          {texts.clear}
        </Button>
      )}
    </ChipList>
  );
}
