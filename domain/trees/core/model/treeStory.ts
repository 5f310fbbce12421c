/** Something a member wrote about people of their tree. Plain text with blank lines between paragraphs. */
export interface TreeStory {
  id: number;
  title: string;
  text: string;
  /** Never empty. */
  personIds: readonly number[];
  date: string;
  mediaIds: readonly number[];
}
