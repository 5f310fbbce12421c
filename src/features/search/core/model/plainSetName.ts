/** A record set as lists of results name it. */
interface NamedSet {
  name: string;
  isSample: boolean;
}

/**
 * The name of a record set without the mark of the sample, for lists that say once that they hold sample data.
 * @example plainSetName({ name: 'Wexcombeshire Baptisms 1780-1885 (sample)', isSample: true }) // 'Wexcombeshire Baptisms 1780-1885'
 */
export const plainSetName = ({ name, isSample }: NamedSet): string => (isSample ? name.replace(/\s*\(sample\)$/iu, '') : name);
