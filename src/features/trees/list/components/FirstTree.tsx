import { Notice } from '#ui/Notice/Notice.tsx';

import { BeginActions } from './BeginActions.tsx';

/** What stands where a member has no tree yet. */
export function FirstTree() {
  return (
    <Notice tone="empty" headingLevel={2} title="No tree yet" actions={<BeginActions isFirst />}>
      <p>Begin with yourself, your parents and your grandparents; it takes five minutes. If you have a tree in another program, bring it along as a GEDCOM file.</p>
      <p>A tree is private until you say otherwise, and nobody but you and the people you choose sees who of it is living.</p>
    </Notice>
  );
}
