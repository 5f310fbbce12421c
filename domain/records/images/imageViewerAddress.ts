/**
 * The page of the original that a record is written on, with its line in view.
 * @example imageViewerAddress('R39/1/1') // '/image-viewer?id=R39%2F1%2F1'
 */
export const imageViewerAddress = (recordId: string): string =>
  `/image-viewer?${new URLSearchParams({ id: recordId }).toString()}`;
