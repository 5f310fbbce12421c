import { useSearchParams } from 'react-router-dom';

import { isFindingCode } from '#domain/trees/quality/findingKinds.ts';
import { TreePage } from '#features/trees/core/index.ts';
import { Notice } from '#ui/Notice/Notice.tsx';

import { FindingFilter } from './components/FindingFilter.tsx';
import { FindingList, type AskedFindings } from './components/FindingList.tsx';
import { qualityTexts as texts } from './texts.ts';

/**
 * What looks wrong in a tree; the address holds kind and state. States: loading, failed, not there or not theirs, only
 * to look at, none, findings.
 */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const kind = search.get('kind')?.toUpperCase() ?? '';
  const asked: AskedFindings = {
    code: isFindingCode(kind) ? kind : null,
    dismissed: search.get('state') === 'dismissed',
  };
  const ask = ({ code, dismissed }: AskedFindings) =>
    setSearch(
      { ...(code !== null && { kind: code.toLowerCase() }), ...(dismissed && { state: 'dismissed' }) },
      { preventScrollReset: true },
    );
  return (
    <TreePage texts={texts}>
      {(tree) =>
        tree.isEditable ? (
          <>
            <FindingFilter tree={tree} {...asked} onChange={ask} />
            <FindingList key={JSON.stringify(asked)} tree={tree} {...asked} />
          </>
        ) : (
          <Notice tone="info" headingLevel={2} title={texts.editorsOnly.title}>
            <p>{texts.editorsOnly.text}</p>
          </Notice>
        )
      }
    </TreePage>
  );
}
