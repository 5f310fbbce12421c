import type { ComponentType } from 'react';

import type { FamilyTree } from './api/treeDataApi.ts';

/** What the chart page hands to the drawer it shows. */
export interface TreeDrawerProps {
  tree: FamilyTree;
  /** The person the chart is of (`fmp-…`), or the one a drawer's own address names. Null in an empty tree. */
  personId: string | null;
  /** What the drawer's path matched, such as `hintId`. */
  params: Readonly<Record<string, string | undefined>>;
  /** Of a public tree that was opened by a share link; hand it to every query. */
  publicTreeShareToken: string | null;
  /** The owner or an editor looks as others do: hand it to every query, and offer no edit. Null: as oneself. */
  viewAs: 'GUEST' | 'VISITOR' | null;
  /** Back to the chart, which stays where it was. */
  close: () => void;
}

/** A part at an address below `/tree/{rootsfinderId}/tree/`, shown over the chart. */
export interface TreeDrawer {
  /** As react-router writes paths, relative: `record-merge/:hintId`, `:id/add-relative`, `profile/*`. */
  path: string;
  /** In the tab while it is open. */
  title: string;
  /** Who may open it; for others the chart shows a refusal in its place. */
  audience: 'everybody' | 'editors' | 'owner';
  /**
   * Most drawers are hidden in the app's webview; `hints` are unless its cookie allows them, `never` ones are shown
   * there too (Q-007).
   */
  hiddenInApp: 'always' | 'hints' | 'never';
  load: () => Promise<{ Component: ComponentType<TreeDrawerProps> }>;
}
