export { comparedToggled, comparisonCleared, comparisonSlice, selectCompared } from './comparisonSlice.ts';
