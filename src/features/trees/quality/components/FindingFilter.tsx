import type { FamilyTree } from '#features/trees/core/index.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';

import { useTreeFindingsQuery } from '../treeQualityApi.ts';
import { qualityTexts as texts } from '../texts.ts';
import type { AskedFindings } from './FindingList.tsx';
import styles from './quality.module.scss';

interface FindingFilterProps extends AskedFindings {
  tree: FamilyTree;
  onChange: (asked: AskedFindings) => void;
}

/** Chooses a kind, and whether dismissed findings are listed. */
export function FindingFilter({ tree, code, dismissed, onChange }: FindingFilterProps) {
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
