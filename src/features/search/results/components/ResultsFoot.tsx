import { Keyboard } from 'lucide-react';
import { useCallback, useState, type RefObject } from 'react';

import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { resultsAddress, searchInput } from '#features/search/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';

import { recordSearchApi, type SearchResult } from '../api/recordSearchApi.ts';
import { useResultKeys } from '../hooks/useResultKeys.ts';
import { useShortcutChoice } from '../hooks/useShortcutChoice.ts';
import { footTexts as texts } from '../texts.ts';
import styles from './ResultsFoot.module.scss';
import { ShortcutHelp } from './ShortcutHelp.tsx';

interface ResultsFootProps {
  query: SearchQuery;
  /** Null while there is nothing to turn pages of. */
  result: SearchResult | null;
  rows: RefObject<HTMLElement | null>;
  onSearchKey: () => void;
}

/** The pages of the list, and its keys. A page is fetched when a pointer comes near its number. */
export function ResultsFoot({ query, result, rows, onSearchKey }: ResultsFootProps) {
  const prefetch = recordSearchApi.usePrefetch('recordSearch');
  const [hasHelp, setHelp] = useState(false);
  const [hasKeys, setKeys] = useShortcutChoice();
  const onHelp = useCallback(() => setHelp(true), []);
  useResultKeys({ rows, isOn: hasKeys, onSearch: onSearchKey, onHelp });
  return (
    <>
      {result && (
        <div className={styles.foot}>
          <Pagination
            label={texts.pages}
            current={result.page}
            last={Math.ceil(result.total / result.pageSize)}
            hrefOf={(page) => resultsAddress({ ...query, page })}
            onApproach={(page) => prefetch(searchInput({ ...query, page }))}
          />
          <Button variant="quiet" size="sm" icon={<Keyboard aria-hidden="true" />} onClick={onHelp}>
            {texts.keys}
          </Button>
        </div>
      )}
      <ShortcutHelp open={hasHelp} onClose={() => setHelp(false)} isOn={hasKeys} onChoose={setKeys} />
    </>
  );
}
