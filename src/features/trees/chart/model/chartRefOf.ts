import { readChartRef } from '#domain/trees/chart/chartAddress.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';

/**
 * The person or the tree that an address names, for drawing.
 * @returns the id of a person in its one spelling, or the number of a tree
 * @throws PageMissing where it cannot be an id; Error where a link was made without one (spec 1 section 5)
 */
export function chartRefOf(rootsfinderId: string): string {
  const ref = readChartRef(rootsfinderId);
  switch (ref.kind) {
    case 'person':
      return ref.personId;
    case 'tree':
      return ref.ref;
    case 'broken':
      throw new Error('The address of a tree holds no person');
    case 'missing':
      throw new PageMissing();
  }
}
