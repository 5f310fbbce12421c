import type { ColouredBox, FanColouring, FanColouringKind } from '#domain/trees/chart/fanColouring.ts';
import { groupFan } from '#domain/trees/chart/groupFan.ts';
import type { Chart, ChartBox } from '#domain/trees/chart/layout/chart.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import type { TreePersonCard } from '#features/trees/core/index.ts';

/** What is asked of a person: when and where they were born and, where they live no more, died; and their parents. */
function knownShare(
  { birthYears, birthPlace, deathYears, deathPlace, isLiving }: TreePersonCard,
  { up }: ChartBox,
): number {
  const asked = [
    birthYears?.from != null,
    birthPlace !== null,
    up !== 'nothing',
    ...(isLiving ? [] : [deathYears?.from != null, deathPlace !== null]),
  ];
  return asked.filter(Boolean).length / asked.length;
}

/** The colours of a fan; null for those of the sexes. */
export function colouringOf(
  { boxes, view }: Chart,
  kind: FanColouringKind,
  cards: ReadonlyMap<string, TreePersonCard>,
  isUppercase: boolean,
): FanColouring | null {
  const coloured = boxes.flatMap((box): ColouredBox[] => {
    const card = box.personId === null ? undefined : cards.get(box.personId);
    if (!card || !box.wedge) return [];
    const {
      key,
      generation,
      wedge: { from, to },
    } = box;
    return [
      {
        key,
        generation,
        angle: (from + to) / 2,
        isHidden: card.isRedacted,
        name: cardName(card, isUppercase),
        birthYear: card.birthYears?.from ?? null,
        birthPlace: card.birthPlace,
        known: knownShare(card, box),
      },
    ];
  });
  return groupFan(view === 'sunburst' && kind === 'line' ? 'sex' : kind, coloured);
}
