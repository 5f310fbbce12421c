import { useSearchParams } from 'react-router-dom';

import { isFindingCode } from '#domain/trees/quality/findingKinds.ts';
import { TreePage, type FamilyTree } from '#features/trees/core/index.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';

import { FindingList, type AskedFindings } from './FindingList.tsx';
import styles from './quality.module.scss';
import { qualityTexts as texts } from './texts.ts';
import { useTreeFindingsQuery } from './treeQualityApi.ts';

interface FindingFilterProps extends AskedFindings {
  tree: FamilyTree;
  onChange: (asked: AskedFindings) => void;
}

/** Chooses a kind, and whether dismissed findings are listed. */
function FindingFilter({ tree, code, dismissed, onChange }: FindingFilterProps) {
  const { data } = useTreeFindingsQuery({ ref: tree.id, code: null, dismissed, first: 1, after: null });
  const kinds = (data?.kinds ?? [])
    .map((kind) => ({ ...kind, shown: dismissed ? kind.dismissed : kind.open }))
    .filter((kind) => kind.shown > 0 || kind.code === code);
  return (
    <div className={styles.tools} role="search">
      <SelectField
        label={texts.kind}
        options={[
          { value: '', label: texts.everything },
          ...kinds.map((kind) => ({ value: kind.code, label: texts.kindOption(kind.label, kind.shown) })),
        ]}
        value={code ?? ''}
        onChange={(event) => onChange({ code: event.target.value || null, dismissed })}
      />
      <SelectField
        label={texts.state}
        options={[
          { value: 'open', label: texts.open },
          { value: 'dismissed', label: texts.dismissed },
        ]}
        value={dismissed ? 'dismissed' : 'open'}
        onChange={(event) => onChange({ code, dismissed: event.target.value === 'dismissed' })}
      />
    </div>
  );
}

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
