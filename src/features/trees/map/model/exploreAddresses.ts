/** The panel beside the map. */
export type ExplorePanel =
  | { kind: 'facts' }
  | { kind: 'place'; placeId: string }
  | { kind: 'fact' | 'edit' | 'pin'; fact: string }
  | { kind: 'add' };

/** The map of a person as its address names tree and person. */
export const exploreAddress = (treeId: string, personId: string): string =>
  `/explore/${encodeURIComponent(treeId)}/${encodeURIComponent(personId)}`;

/** A panel below the address of a map. */
export function panelAddress(map: string, panel: ExplorePanel): string {
  switch (panel.kind) {
    case 'facts':
      return map;
    case 'place':
      return `${map}/place/${encodeURIComponent(panel.placeId)}`;
    case 'fact':
      return `${map}/fact/${encodeURIComponent(panel.fact)}`;
    case 'edit':
      return `${map}/fact/${encodeURIComponent(panel.fact)}/edit`;
    case 'pin':
      return `${map}/fact/${encodeURIComponent(panel.fact)}/edit/pin`;
    case 'add':
      return `${map}/fact`;
  }
}

/** The panel an address asks for; only addresses of the route table come here. */
export function readPanel(pathname: string, { placeId, factId }: { placeId?: string; factId?: string }): ExplorePanel {
  if (placeId !== undefined) return { kind: 'place', placeId };
  const [last = '', before = ''] = pathname.replace(/\/+$/u, '').split('/').reverse();
  if (factId === undefined) return { kind: last === 'fact' ? 'add' : 'facts' };
  if (last === 'pin') return { kind: 'pin', fact: factId };
  return { kind: last === 'edit' && before !== 'fact' ? 'edit' : 'fact', fact: factId };
}
