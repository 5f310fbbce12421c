import type { ChartBox } from './chart.ts';
import type { DraftBox } from './growth.ts';
import type { KinIndex } from './kinGraph.ts';

/** Couples that the boxes themselves show: partners beside each other, and the parents of one child. */
function shownCouples(boxes: readonly ChartBox[]): Set<string> {
  const boxOf = new Map(boxes.map((box) => [box.key, box]));
  const parentsOf = new Map<string, ChartBox[]>();
  const couples = new Set<string>();
  const join = (a: ChartBox, b: ChartBox) => {
    if (a.personId === null || b.personId === null) return;
    couples.add(`${a.key} ${b.personId}`);
    couples.add(`${b.key} ${a.personId}`);
  };
  for (const box of boxes) {
    const from = box.from === null ? undefined : boxOf.get(box.from);
    if (!from) continue;
    if (box.relation === 'partner') join(from, box);
    if (box.relation !== 'parent') continue;
    for (const other of parentsOf.get(from.key) ?? []) join(other, box);
    parentsOf.set(from.key, [...(parentsOf.get(from.key) ?? []), box]);
  }
  return couples;
}

/**
 * Marks couples whose cards both are in a chart without a line between them, such as a widowed father who married the
 * mother of his child's spouse: each card names the other, and whether the two are married. A card that has a reference to the partner
 * beside it needs no mark.
 * @param boxes - all boxes of the chart; those of them get their partners
 */
export function markMarriages(boxes: readonly DraftBox[], kin: KinIndex): void {
  const couples = shownCouples(boxes);
  const cards = new Map(boxes.filter(({ kind }) => kind === 'person').map((box) => [box.key, box]));
  for (const card of cards.values()) {
    const families = kin.familiesOf(card.key);
    card.partnersElsewhere = [...new Set(families.flatMap(({ partners }) => partners))]
      .filter((partner) => partner !== card.key && cards.has(partner) && !couples.has(`${card.key} ${partner}`))
      .map((key) => ({
        key,
        areMarried: families.some(({ partners, areMarried }) => areMarried && partners.includes(key)),
      }));
  }
}
