/** A sign of doubt of any notation (readingPieces): a dot below may be part of its letter. */
const SIGN = /[_*?…[{<\u0323]|\.{3}|--/u;

/** Whether a text may hold a sign of doubt: nearly none does, and what draws signs comes only for those. */
export const mayHoldSign = (text: string): boolean => SIGN.test(text.normalize('NFD'));
