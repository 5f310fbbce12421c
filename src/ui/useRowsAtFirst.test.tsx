import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { waitFor } from '@testing-library/react';

import { DataTable } from './DataTable.tsx';
import { useLongRows } from './useLongRows.tsx';

const rows = Array.from({ length: 250 }, (_row, at) => `Newspaper ${at + 1}`);

function Long() {
  const drawRows = useLongRows<string>(1);
  return (
    <DataTable
      caption="Newspapers"
      rows={rows}
      rowKey={(name) => name}
      drawRows={drawRows}
      columns={[{ id: 'name', header: 'Name', isRowHeader: true, cell: (name) => name }]}
    />
  );
}

const shown = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);

it('has a hundred rows in the document with the room of the others, which come once it is taken over', async () => {
  document.body.innerHTML = `<div>${renderToString(<Long />)}</div>`;
  expect(shown()).toEqual(rows.slice(0, 100));
  expect(document.querySelector<HTMLElement>('tbody tr[aria-hidden] td')?.style.blockSize).toBe('450rem');
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(document.body.firstElementChild!, <Long />, { onRecoverableError }));
  await waitFor(() => expect(shown()).toEqual(rows));
  expect(document.querySelector('tbody tr[aria-hidden]')).toBeNull();
  expect(onRecoverableError).not.toHaveBeenCalled();
});
