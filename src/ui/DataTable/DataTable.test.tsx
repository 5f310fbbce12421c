import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { accessibilityFaults } from '#test/support/axe.ts';

import { type Column, type Sort } from './columns.ts';
import { DataTable } from './DataTable.tsx';

interface Person {
  id: string;
  name: string;
  age: number;
}
const PEOPLE: Person[] = [
  { id: 'a', name: 'William Pinch', age: 49 },
  { id: 'b', name: 'Ann Pinch', age: 44 },
];
const COLUMNS: Column<Person>[] = [
  { id: 'name', header: 'Name', cell: (person) => person.name, isRowHeader: true, sortable: true },
  { id: 'age', header: 'Age', cell: (person) => person.age, align: 'end', sortable: true },
  { id: 'note', header: 'Note', cell: () => '–' },
];

function Example() {
  const [sort, setSort] = useState<Sort | null>(null);
  return (
    <DataTable
      caption="Household"
      columns={COLUMNS}
      rows={PEOPLE}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={setSort}
      currentKey="a"
    />
  );
}

describe('DataTable', () => {
  it('is a table with a caption, row headers and the current row', async () => {
    render(<Example />);
    const table = screen.getByRole('table', { name: 'Household' });
    expect(within(table).getByRole('rowheader', { name: 'Ann Pinch' })).toBeVisible();
    expect(within(table).getByRole('row', { current: true })).toHaveTextContent('William Pinch49');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('asks for a column upwards, then downwards, and says how it is sorted', async () => {
    render(<Example />);
    const user = userEvent.setup();
    const header = () => screen.getByRole('columnheader', { name: 'Age' });
    expect(header()).not.toHaveAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: 'Age' }));
    expect(header()).toHaveAttribute('aria-sort', 'ascending');
    await user.keyboard('{Enter}');
    expect(header()).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(header()).not.toHaveAttribute('aria-sort');
    expect(screen.queryByRole('button', { name: 'Note' })).not.toBeInTheDocument();
  });

  it('can be scrolled by keyboard where it may be wider than the window, and only there', () => {
    render(<Example />);
    expect(screen.getByRole('region', { name: 'Household' })).toHaveAttribute('tabindex', '0');
    render(<DataTable caption="Results" stickyHeader columns={COLUMNS} rows={PEOPLE} rowKey={({ id }) => id} />);
    expect(screen.queryByRole('region', { name: 'Results' })).not.toBeInTheDocument();
  });

  it('shows under a row what belongs to it, over all columns', () => {
    render(
      <DataTable
        caption="Household"
        columns={COLUMNS}
        rows={PEOPLE}
        rowKey={({ id }) => id}
        detail={({ id }) => (id === 'a' ? <p>Clay labourer</p> : null)}
      />,
    );
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(screen.getByRole('cell', { name: 'Clay labourer' })).toHaveAttribute('colspan', '3');
  });

  it('names each value for narrow places where rows are blocks, and stays a table', async () => {
    render(<DataTable caption="Household" stacks="named" columns={COLUMNS} rows={PEOPLE} rowKey={({ id }) => id} />);
    expect(within(screen.getByRole('table', { name: 'Household' })).getByRole('cell', { name: '49' })).toHaveAttribute(
      'data-header',
      'Age',
    );
    render(<DataTable caption="Kin" stacks="plain" columns={COLUMNS} rows={PEOPLE} rowKey={({ id }) => id} />);
    expect(within(screen.getByRole('table', { name: 'Kin' })).getByRole('cell', { name: '49' })).not.toHaveAttribute(
      'data-header',
    );
    render(<DataTable caption="Events" stacks="flowing" columns={COLUMNS} rows={PEOPLE} rowKey={({ id }) => id} />);
    expect(within(screen.getByRole('table', { name: 'Events' })).getByRole('cell', { name: '49' })).toHaveAttribute(
      'data-header',
      'Age',
    );
    render(<DataTable caption="Years" stacks="led" columns={COLUMNS} rows={PEOPLE} rowKey={({ id }) => id} />);
    expect(within(screen.getByRole('table', { name: 'Years' })).getByRole('cell', { name: '49' })).not.toHaveAttribute(
      'data-header',
    );
    expect(screen.getAllByRole('columnheader', { name: 'Age' })).toHaveLength(4);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says in its place that there is nothing', () => {
    render(
      <DataTable
        caption="Household"
        columns={COLUMNS}
        rows={[]}
        rowKey={({ id }) => id}
        empty="Nobody is recorded here."
      />,
    );
    expect(screen.getByRole('cell', { name: 'Nobody is recorded here.' })).toBeVisible();
  });
});
