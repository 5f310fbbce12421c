import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { type Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { matchesApi, type HouseholdOverYears } from '../matchesApi.ts';
import { PhoneFold } from './PhoneFold.tsx';

type Person = HouseholdOverYears['people'][number] & { key: string };
type Cell = Person['cells'][number];

const CAPTION = 'This household in other years';

/** What is said of a change; staying needs no word. */
const WORDS: Readonly<Record<Cell['movement'], string | null>> = { STAYED: null, CAME: 'Came', BORN: 'Born since', LEFT: 'Gone', ABSENT: null };

function cellOf({ id, relation, age, movement, isAgeFitting }: Cell) {
  const word = WORDS[movement];
  if (id === null) return word ?? '–';
  const told = [relation, age === '' ? '' : `aged ${age}`].filter((part) => part !== '').join(', ');
  return (
    <>
      <TextLink to={transcriptAddress(id)}>{told === '' ? 'Listed' : `${told.charAt(0).toUpperCase()}${told.slice(1)}`}</TextLink>
      {word && (
        <>
          {' '}
          <Badge tone="brand">{word}</Badge>
        </>
      )}
      {!isAgeFitting && (
        <>
          {' '}
          <Badge tone="warning">Age does not fit</Badge>
        </>
      )}
    </>
  );
}

/** The household of a census record in other censuses, side by side. Nothing until it is found, and where it is found in none. */
export function HouseholdYears({ id }: { id: string }) {
  const { currentData: household } = matchesApi.useHouseholdOverYearsQuery({ id });
  if (!household) return null;
  const columns: Column<Person>[] = [
    { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name },
    ...household.years.map(({ year, place, isThisRecord }, at): Column<Person> => ({
      id: String(at),
      header: `${year}${place === '' ? '' : `, ${place.split(',')[0] ?? ''}`}${isThisRecord ? ' (this record)' : ''}`,
      cell: ({ cells }) => {
        const cell = cells[at];
        return cell ? cellOf(cell) : '–';
      },
    })),
  ];
  return (
    <PhoneFold title={CAPTION}>
      <DataTable caption={CAPTION} columns={columns} rows={household.people.map((person, at) => ({ ...person, key: String(at) }))} rowKey={({ key }) => key} />
    </PhoneFold>
  );
}
