import { type ChartReader } from '#domain/trees/chart/chartAddress.ts';
import type { ChartSettings } from '#domain/trees/chart/chartSettings.ts';
import type { FamilyTree } from '#features/trees/core/index.ts';

/** What the tools of a chart need. */
export interface ToolsProps {
  tree: FamilyTree;
  focus: string;
  reader: ChartReader;
  settings: ChartSettings;
  isUppercase: boolean;
  hasDrawer: (path: string) => boolean;
  onChoose: (settings: Partial<ChartSettings>) => void;
  onFound: (personId: string) => void;
}
