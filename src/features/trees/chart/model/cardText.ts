/**
 * From this scale on, cards are elements above the canvas, whose names have 9 CSS pixels; below it they are painted in
 * larger letters.
 */
export const CARD_SCALE = 0.62;
/** Height of the letters of a painted name, in the chart's units. */
export const PAINTED_NAME = 24;
