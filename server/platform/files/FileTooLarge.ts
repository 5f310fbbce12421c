/** A file has more bytes than it may have. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge';
}
