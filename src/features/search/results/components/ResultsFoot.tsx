import { Keyboard } from 'lucide-react';
import { Suspense, useCallback, useState, type RefObject, useEffect } from 'react';

import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { resultsAddress, searchInput } from '#features/search/core/index.ts';
import { readStored, writeStored } from '#services/storage/webStorage.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Pagination } from '#ui/Pagination/Pagination.tsx';

import { recordSearchApi, type SearchResult } from '../recordSearchApi.ts';
import { footTexts as texts } from '../texts.ts';
import styles from './ResultsFoot.module.scss';

interface ResultKeys {
  /** Holds the rows; a link with `data-row` names each. */
  rows: RefObject<HTMLElement | null>;
  /** Off by the reader's choice (WCAG 2.1.4). */
  isOn: boolean;
  onSearch: () => void;
  onHelp: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
const isInOverlay = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null;

function step(rows: HTMLElement | null, by: 1 | -1): void {
  const links = [...(rows?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])];
  const at = links.findIndex((link) => link.closest('[data-row-of], tr, li')?.contains(document.activeElement));
  const next = at < 0 ? links[by === 1 ? 0 : links.length - 1] : links[at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/**
 * Keys of the list: `j` and `k` go from row to row, where Enter opens as on every link, `/` goes to the form, `?` shows
 * the list of keys. Nothing happens while the reader types, or with a modifier.
 */
function useResultKeys({ rows, isOn, onSearch, onHelp }: ResultKeys): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const actions: Readonly<Record<string, () => void>> = {
      j: () => step(rows.current, 1),
      k: () => step(rows.current, -1),
      '/': onSearch,
      '?': onHelp,
    };
    const onKey = (event: KeyboardEvent) => {
      const act = actions[event.key];
      if (
        !act ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target) ||
        isInOverlay(event.target)
      )
        return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [rows, isOn, onSearch, onHelp]);
}

/** localStorage key: `off` where the reader wants no keys of single letters. */
const STORAGE_KEY = 'searchShortcuts';

/** Whether the keys of the list work; a choice of this browser (WCAG 2.1.4). */
function useShortcutChoice(): [isOn: boolean, choose: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readStored('local', STORAGE_KEY) !== 'off');
  const choose = (next: boolean) => {
    setOn(next);
    writeStored('local', STORAGE_KEY, next ? 'on' : 'off');
  };
  return [isOn, choose];
}

// Of few readers, on a press or a key.
const ShortcutHelp = lazyPart(() => import('./ShortcutHelp.tsx').then((chunk) => chunk.ShortcutHelp));

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
  // A window that was open once stays, to close before the eye.
  const [help, setHelp] = useState<'open' | 'closed'>();
  const [hasKeys, setKeys] = useShortcutChoice();
  const onHelp = useCallback(() => setHelp('open'), []);
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
          <Button
            variant="quiet"
            size="sm"
            icon={<Keyboard aria-hidden="true" />}
            onPointerEnter={ShortcutHelp.preload}
            onFocus={ShortcutHelp.preload}
            onClick={onHelp}
          >
            {texts.keys}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {help && (
          <ShortcutHelp open={help === 'open'} onClose={() => setHelp('closed')} isOn={hasKeys} onChoose={setKeys} />
        )}
      </Suspense>
    </>
  );
}
