import { useEffect, useId, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';

import type { ChartBox, ChartView } from '#domain/trees/chart/layout/chart.ts';
import { lifespan } from '#domain/trees/core/lifespan.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import type { TreePersonCard } from '#features/trees/core/index.ts';
import { classNames } from '#ui/classNames.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import type { BoxActs } from './chart/ChartSurface.tsx';
import { branchDirection, type OutlineItem } from './model/outline.ts';
import { relationWords } from './model/relationWords.ts';
import styles from './Outline.module.scss';
import { outlineTexts } from './texts.ts';

interface OutlineProps extends Omit<BoxActs, 'onPartner'> {
  items: readonly OutlineItem[];
  view: ChartView;
  cards: ReadonlyMap<string, TreePersonCard>;
  selectedKey: string | null;
  isUppercase: boolean;
  treeName: string;
  /** A view of its own; otherwise it accompanies the chart for keyboard and screen reader. */
  isVisible: boolean;
  /** Enter on a person: on to what can be done with them. Enter on a reference goes there, on a place adds a person. */
  onActions: () => void;
}

/** Height of a line, CSS pixels; the style sheet has the same. */
const LINE = 52;
/** Lines in the document before and after those that are seen. */
const AHEAD = 12;

/**
 * The same tree as a list of lines: WAI-ARIA's tree, with one line current. Only lines about the current one, or about
 * those that are seen, are in the document.
 */
export function Outline({
  items,
  view,
  cards,
  selectedKey,
  isUppercase,
  treeName,
  isVisible,
  onActions,
  onSelect,
  onFocus,
  onBranch,
}: OutlineProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const indexOf = useMemo(() => new Map(items.map(({ box }, index) => [box.key, index])), [items]);
  // A reference, or a place to add a person, is passed over without going where it leads.
  const [passing, setPassing] = useState<{ key: string; selectedKey: string | null } | null>(null);
  const passed = passing?.selectedKey === selectedKey ? indexOf.get(passing.key) : undefined;
  const current = passed ?? (selectedKey === null ? 0 : (indexOf.get(selectedKey) ?? 0));
  const nameOf = (box: ChartBox | undefined): string => {
    const card = box?.personId == null ? undefined : cards.get(box.personId);
    return card ? cardName(card, isUppercase) : '';
  };
  const boxOf = (key: string | null) => (key === null ? undefined : items[indexOf.get(key) ?? -1]?.box);

  useEffect(() => {
    const element = scroller.current;
    if (!isVisible || !element) return;
    const lineTop = current * LINE;
    if (lineTop < element.scrollTop) element.scrollTop = lineTop;
    else if (lineTop + LINE > element.scrollTop + element.clientHeight)
      element.scrollTop = lineTop + LINE - element.clientHeight;
  }, [current, isVisible]);

  const choose = (box: ChartBox) => {
    setPassing(null);
    onSelect(box);
  };
  const go = (index: number) => {
    const item = items[Math.min(items.length - 1, Math.max(0, index))];
    if (!item) return;
    if (item.box.kind === 'person') choose(item.box);
    else setPassing({ key: item.box.key, selectedKey });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const item = items[current];
    if (!item || event.altKey || event.ctrlKey || event.metaKey) return;
    const { box, level, isExpanded } = item;
    const direction = branchDirection(box, view);
    const acts: Partial<Record<string, () => void>> = {
      ArrowDown: () => go(current + 1),
      ArrowUp: () => go(current - 1),
      Home: () => go(0),
      End: () => go(items.length - 1),
      PageDown: () => go(current + 10),
      PageUp: () => go(current - 10),
      ArrowRight: () => (isExpanded === false ? onBranch(box, direction) : isExpanded && go(current + 1)),
      ArrowLeft: () =>
        isExpanded && box[direction] === 'open' && level > 1
          ? onBranch(box, direction)
          : go(indexOf.get(box.from ?? '') ?? current),
      Enter: () => (box.kind === 'person' ? onActions() : choose(box)),
      f: () => box.kind === 'person' && onFocus(box),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const height = scroller.current?.clientHeight ?? 600;
  const first = isVisible ? Math.max(0, Math.floor(top / LINE) - AHEAD) : Math.max(0, current - AHEAD);
  const last = isVisible ? Math.ceil((top + height) / LINE) + AHEAD : current + AHEAD;
  const shown = new Set(
    [current, ...items.slice(first, last + 1).map((_item, index) => first + index)].filter(
      (index) => index < items.length,
    ),
  );

  return (
    <div
      ref={scroller}
      className={isVisible ? styles.scroller : styles.hidden}
      onScroll={isVisible ? (event) => setTop(event.currentTarget.scrollTop) : undefined}
    >
      <div
        role="tree"
        aria-label={outlineTexts.label(treeName)}
        aria-activedescendant={items.length > 0 ? `${id}-${current}` : undefined}
        tabIndex={0}
        className={styles.tree}
        style={isVisible ? { height: items.length * LINE } : undefined}
        onKeyDown={onKeyDown}
        onFocus={() => selectedKey === null && go(0)}
      >
        {[...shown]
          .sort((a, b) => a - b)
          .map((index) => {
            const { box, level, position, setSize, isExpanded } = items[index] as OutlineItem;
            const card = box.personId === null ? undefined : cards.get(box.personId);
            const from = box.from === null ? null : nameOf(boxOf(box.from));
            const name = card
              ? nameOf(box)
              : box.addTo
                ? outlineTexts.addParentOf(box.addTo.relation, from ?? '')
                : outlineTexts.unknownParentsOf(from ?? '');
            const relation = card ? relationWords(box, card.isRedacted ? 'u' : card.sex, from) : '';
            const about = [
              card && lifespan(card),
              relation,
              outlineTexts.partnersElsewhere(
                box.partnersElsewhere.map(({ key, areMarried }) => ({ name: nameOf(boxOf(key)), areMarried })),
              ),
              box.kind === 'reference' && outlineTexts.alsoShown,
            ]
              .filter(Boolean)
              .join(', ');
            return (
              <div
                key={box.key}
                id={`${id}-${index}`}
                role="treeitem"
                aria-level={level}
                aria-posinset={position}
                aria-setsize={setSize}
                aria-selected={box.key === selectedKey}
                aria-expanded={isExpanded ?? undefined}
                className={classNames(styles.line, index === current && styles.current)}
                style={
                  isVisible
                    ? ({ transform: `translateY(${index * LINE}px)`, '--level': Math.min(level, 14) } as CSSProperties)
                    : undefined
                }
                onClick={() => choose(box)}
                onDoubleClick={() => box.kind === 'person' && onFocus(box)}
              >
                {isExpanded === null ? (
                  <span className={styles.mark} />
                ) : (
                  <span
                    aria-hidden="true"
                    className={classNames(styles.mark, styles.handle)}
                    onClick={(event) => {
                      event.stopPropagation();
                      onBranch(box, branchDirection(box, view));
                    }}
                  ></span>
                )}
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  {about !== '' && <VisuallyHidden>, </VisuallyHidden>}
                  <span className={styles.about}>{about}</span>
                </span>
              </div>
            );
          })}
      </div>
    </div>
  );
}
