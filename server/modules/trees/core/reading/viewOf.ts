import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';

import type { OpenedTree } from '../openTree.ts';
import { personView, type PersonView } from './personView.ts';

/** What the reader of a request may see of the people of a tree they opened, judged this year (UTC). */
export const viewOf = (
  { livingYears }: Pick<RequestContext, 'livingYears'>,
  opened: Pick<OpenedTree, 'mayEdit' | 'seesLiving'>,
): PersonView => personView(opened, { asOfYear: new Date().getUTCFullYear(), livingYears });
