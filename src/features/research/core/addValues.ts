/** Choices beside those that are there. */
export const NEW_FOLDER = 'new-folder';
export const NEW_QUESTION = 'new-question';

/** What “Add to research” asks. */
export interface AddValues {
  /** The folder, or that of the question; {@link NEW_FOLDER} or {@link NEW_QUESTION}. */
  folderId: string;
  /** Of a new one. */
  name: string;
  note: string;
}
