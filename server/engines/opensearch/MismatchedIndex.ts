/** What the cluster holds is not what was written: it is written once more. */
export class MismatchedIndex extends Error {
  override readonly name = 'MismatchedIndex';
}
