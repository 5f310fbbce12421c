/** The state of a line when a correction of it arrives. */
export interface LineNow {
  text: string;
  /**
   * The revision of the page's text in which the line was last changed, by a correction or by its undoing; null: never.
   */
  changedIn: number | null;
  /** The revision in which the text was last imported: lines have other numbers since. */
  importedIn: number;
}

/**
 * Whether a correction meets a line that its author has not seen: since the text they read the line was changed, or the
 * page was imported again. Who typed what the line says by now is in no one's way.
 *
 * @param baseRevision - the revision that the author read
 */
export const isConflict = (after: string, baseRevision: number, { text, changedIn, importedIn }: LineNow): boolean =>
  after !== text && (importedIn > baseRevision || (changedIn !== null && changedIn > baseRevision));
