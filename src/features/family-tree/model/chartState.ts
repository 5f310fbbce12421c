import { DEFAULT_CHART_SETTINGS, type ChartSettings } from '#domain/trees/chartSettings.ts';
import type { Beyond, ChartOptions } from '#domain/trees/layout/chart.ts';

/** What a reader did to a chart beyond its settings: branches closed and opened, parents chosen among several. */
export interface ChartState {
  settings: ChartSettings;
  branches: Pick<ChartOptions, 'closedUp' | 'closedDown' | 'openedUp' | 'openedDown' | 'parents'>;
  /** Branches whose people had to be asked for, in the order they were opened. */
  asked: readonly Branch[];
}

export type BranchDirection = 'up' | 'down';

/** The ancestors or the descendants of somebody. */
export interface Branch {
  personId: string;
  direction: BranchDirection;
}

export type ChartAction =
  | { type: 'settingsChosen'; settings: Partial<ChartSettings> }
  /** The handle of a branch was pressed, which stood like this. */
  | { type: 'branchTurned'; personId: string; direction: BranchDirection; was: Beyond }
  | { type: 'parentsChosen'; personId: string; familyId: number };

export const startOfChart = (settings: ChartSettings = DEFAULT_CHART_SETTINGS): ChartState => ({ settings, branches: { closedUp: [], closedDown: [], openedUp: [], openedDown: [], parents: {} }, asked: [] });

const without = (ids: readonly string[], id: string): string[] => ids.filter((each) => each !== id);
const turned = (from: readonly string[], to: readonly string[], id: string): [string[], string[]] => [without(from, id), [...without(to, id), id]];

/** What becomes of a chart by what its reader does. Other generations are another chart: branches begin anew. */
export function chartReducer(state: ChartState, action: ChartAction): ChartState {
  const { branches, settings } = state;
  switch (action.type) {
    case 'settingsChosen':
      return { ...startOfChart({ ...settings, ...action.settings }), asked: state.asked, branches: { ...startOfChart().branches, parents: branches.parents } };
    case 'parentsChosen':
      return { ...state, branches: { ...branches, parents: { ...branches.parents, [action.personId]: action.familyId } } };
    case 'branchTurned': {
      const { personId, direction, was } = action;
      const [closed, opened] = direction === 'up' ? (['closedUp', 'openedUp'] as const) : (['closedDown', 'openedDown'] as const);
      if (was === 'nothing') return state;
      const isClosing = was === 'open';
      const [from, to] = isClosing ? turned(branches[opened], branches[closed], personId) : turned(branches[closed], branches[opened], personId);
      const isAsked = state.asked.some((branch) => branch.personId === personId && branch.direction === direction);
      const asked = was === 'unloaded' && !isAsked ? [...state.asked, { personId, direction }] : state.asked;
      return { ...state, asked, branches: { ...branches, [isClosing ? opened : closed]: from, [isClosing ? closed : opened]: to } };
    }
  }
}
