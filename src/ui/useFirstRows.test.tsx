import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { DataTable } from './DataTable/DataTable.tsx';

const rows = Array.from({ length: 250 }, (_row, at) => `Newspaper ${at + 1}`);

const Long = () => (
  <DataTable
    caption="Newspapers"
    rows={rows}
    rowKey={(name) => name}
    columns={[{ id: 'name', header: 'Name', isRowHeader: true, cell: (name) => name }]}
  />
);

const shown = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);

it('has a hundred rows in the document, and the others once it is hydrated', async () => {
  document.body.innerHTML = `<div>${renderToString(<Long />)}</div>`;
  expect(shown()).toEqual(rows.slice(0, 100));
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(document.body.firstElementChild!, <Long />, { onRecoverableError }));
  await waitFor(() => expect(shown()).toEqual(rows));
  expect(onRecoverableError).not.toHaveBeenCalled();
});
