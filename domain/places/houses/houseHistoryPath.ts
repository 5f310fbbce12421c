/** The path of the history of a house. */
export const HOUSE_HISTORY_PATH = '/house-history/results';
