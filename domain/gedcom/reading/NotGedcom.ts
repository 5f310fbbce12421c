/** What was to be read is no GEDCOM file at all. The message is for the member. */
export class NotGedcom extends Error {
  override name = 'NotGedcom';
}
