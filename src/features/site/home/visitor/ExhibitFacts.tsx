import { classNames } from '#ui/classNames.ts';

import type { Exhibit } from '../exhibitApi.ts';
import { exhibitTexts as texts } from '../texts.ts';
import styles from './Exhibit.module.scss';

type ExhibitRecord = Exhibit['record'];

/** Columns of a household that are shown, as far as it has them; a narrow table has room for three. */
const COLUMNS = ['Relationship to head', 'Age', 'Occupation', 'Birth place'];
const MOST_COLUMNS = 3;
const MOST_MEMBERS = 6;
const MOST_FACTS = 6;

/** The household as a small table, the record's own line marked as on the page. */
function Household({ record: { name }, group }: { record: ExhibitRecord; group: NonNullable<ExhibitRecord['group']> }) {
  const wanted = COLUMNS.filter((column) => group.columns.includes(column)).filter(
    (column, _at, all) => all.length <= MOST_COLUMNS || column !== 'Occupation',
  );
  const columns = wanted.slice(0, MOST_COLUMNS).map((column) => ({ column, at: group.columns.indexOf(column) }));
  const others = group.members.length - MOST_MEMBERS;
  return (
    <>
      <table className={styles.household} aria-label={texts.household(name)}>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            {columns.map(({ column }) => (
              <th key={column} scope="col">
                {column === 'Relationship to head' ? 'Relation' : column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.members.slice(0, MOST_MEMBERS).map((member, row) => (
            <tr key={member.id ?? row} className={classNames(member.isThisRecord && styles.own)}>
              <th scope="row">{member.isClosed ? texts.closed : member.name}</th>
              {columns.map(({ column, at }) => (
                <td key={column}>{member.values[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {others > 0 && <p className={styles.line}>{texts.andOthers(others)}</p>}
    </>
  );
}

/** The content of the page: the household, or the facts of a record without one. */
export function ExhibitFacts({ record }: { record: ExhibitRecord }) {
  if (record.group && record.group.members.length > 1) return <Household record={record} group={record.group} />;
  return (
    <dl aria-label={texts.facts(record.name)} className={styles.facts}>
      {record.sections
        .flatMap(({ fields }) => fields)
        .filter(({ value }) => value !== '')
        .slice(0, MOST_FACTS)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
