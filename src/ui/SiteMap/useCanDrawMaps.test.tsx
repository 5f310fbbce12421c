import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { useCanDrawMaps } from './useCanDrawMaps.ts';

const Drawn = () => <p>{useCanDrawMaps() ? 'map' : 'list'}</p>;

it('is hydrated as a map, which the server draws for everyone, and is a list where the browser can draw none', async () => {
  document.body.innerHTML = `<div>${renderToString(<Drawn />)}</div>`;
  expect(document.body.textContent).toBe('map');
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(document.body.firstElementChild!, <Drawn />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(document.body.textContent).toBe('list');
});
