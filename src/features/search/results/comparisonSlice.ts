import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { MOST_COMPARED } from '#domain/search/compare/comparedIds.ts';

interface ComparisonState {
  /** Ids of records, in the order chosen. */
  chosen: string[];
}

const initialState: ComparisonState = { chosen: [] };

/** The records that the reader chose to compare: they walk through the site with them, and end with the session. */
export const comparisonSlice = createSlice({
  name: 'comparison',
  initialState,
  reducers: {
    /** Chooses a record, or takes it back; one more than fit changes nothing. */
    comparedToggled(state, { payload: id }: PayloadAction<string>) {
      if (state.chosen.includes(id)) state.chosen = state.chosen.filter((each) => each !== id);
      else if (state.chosen.length < MOST_COMPARED) state.chosen.push(id);
    },
    comparisonCleared: () => initialState,
  },
  selectors: {
    selectCompared: (state): readonly string[] => state.chosen,
  },
});

export const { comparedToggled, comparisonCleared } = comparisonSlice.actions;
export const { selectCompared } = comparisonSlice.selectors;
