/** The stretch of a collection's items that is shown. */
export interface ItemRange {
  /** Of the collection. */
  id: string;
  offset: number;
  first: number;
}
