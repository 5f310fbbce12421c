import { capitalise } from '#domain/kernel/wording/capitalise.ts';
import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { belowQuery } from '#ui/breakpoints.ts';
import { type Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import { matchesApi, type HouseholdOverYears } from '../matchesApi.ts';
import { householdYearsTexts as texts } from '../texts.ts';
import { FoldCard } from './FoldCard.tsx';
import styles from './HouseholdYears.module.scss';

type Person = HouseholdOverYears['people'][number] & { key: string };
type Cell = Person['cells'][number];

/** @param before - the same person's cell of the year before: a person leaves once. */
function cellOf({ id, relation, age, movement, isAgeFitting }: Cell, before: Cell | undefined) {
  const word = texts.movement[movement];
  if (id === null) return (movement === before?.movement ? null : word) ?? '–';
  const words = [relation, age === '' ? '' : texts.aged(age)].filter((part) => part !== '').join(', ');
  return (
    <>
      <TextLink to={transcriptAddress(id)}>{words === '' ? texts.listed : capitalise(words)}</TextLink>
      {word && (
        <>
          {' '}
          <Badge tone="brand">{word}</Badge>
        </>
      )}
      {!isAgeFitting && (
        <>
          {' '}
          <span className={styles.mismatch}>{texts.ageMismatch}</span>
        </>
      )}
    </>
  );
}

const headerOf = (year: number, place: string) =>
  [String(year), place.split(',')[0] ?? ''].filter((part) => part !== '').join(', ');

/**
 * The household of a census record in other censuses, side by side. Nothing until it is found, and where it is found in
 * none.
 */
export function HouseholdYears({ id }: { id: string }) {
  const { currentData: household } = matchesApi.useHouseholdOverYearsQuery({ id });
  const isPhone = useMediaQuery(belowQuery('md'));
  if (!household) return null;
  // A household that stayed where it was has years for headers, and room for all of them.
  const hasMoved = new Set(household.years.map(({ place }) => place)).size > 1;
  const headed = (year: number, place: string) => (hasMoved && !isPhone ? headerOf(year, place) : String(year));
  const columns: Column<Person>[] = [
    { id: 'name', header: texts.name, isRowHeader: true, cell: ({ name }) => name },
    ...household.years.map(({ year, place, isThisRecord }, at): Column<Person> => ({
      id: String(at),
      header: isThisRecord && !isPhone ? texts.thisRecord(headed(year, place)) : headed(year, place),
      cell: ({ cells }) => {
        const cell = cells[at];
        return cell ? cellOf(cell, cells[at - 1]) : '–';
      },
    })),
  ];
  return (
    <FoldCard title={texts.caption} isFramed>
      <DataTable
        caption={texts.caption}
        stacks="named"
        columns={columns}
        rows={household.people.map((person, at) => ({ ...person, key: String(at) }))}
        rowKey={({ key }) => key}
      />
    </FoldCard>
  );
}
