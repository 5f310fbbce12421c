import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { type ComparedItem, isSameItem, MOST_COMPARED } from '#domain/search/compare/comparedItem.ts';

interface ComparisonState {
  /** In the order chosen. */
  chosen: ComparedItem[];
}

const initialState: ComparisonState = { chosen: [] };

/**
 * The records and articles that the reader chose to compare: they stay chosen from page to page, and end with the
 * session.
 */
export const comparisonSlice = createSlice({
  name: 'comparison',
  initialState,
  reducers: {
    /** Chooses a record or an article, or removes it again; one more than fit changes nothing. */
    comparedToggled(state, { payload: item }: PayloadAction<ComparedItem>) {
      const others = state.chosen.filter((each) => !isSameItem(each, item));
      if (others.length < state.chosen.length) state.chosen = others;
      else if (others.length < MOST_COMPARED) state.chosen.push(item);
    },
    comparisonCleared: () => initialState,
  },
  selectors: {
    selectCompared: (state): readonly ComparedItem[] => state.chosen,
  },
});

export const { comparedToggled, comparisonCleared } = comparisonSlice.actions;
export const { selectCompared } = comparisonSlice.selectors;
