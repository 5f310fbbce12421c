/**
 * What was to be read is not taken in: it is no GEDCOM file, or asks for more than any file of a family does. The
 * message is for the member.
 */
export class RefusedGedcom extends Error {
  override name = 'RefusedGedcom';
}
