import { configureStore } from '@reduxjs/toolkit';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';

import { baseApi } from '#services/graphql/baseApi.ts';
import { answer, sentRequests } from '#test/support/graphqlServer.ts';

import { PlaceCircle } from './PlaceCircle.tsx';

const show = (text: string, miles: number) =>
  render(
    <Provider
      store={configureStore({
        reducer: { [baseApi.reducerPath]: baseApi.reducer },
        middleware: (usual) => usual().concat(baseApi.middleware),
      })}
    >
      <PlaceCircle text={text} miles={miles} />
    </Provider>,
  );

describe('the circle around a place', () => {
  it('is asked for and drawn only when the reader wants to see it', async () => {
    answer({ placeNamed: () => ({ name: 'Leeds, Yorkshire, England', latitude: 53.8, longitude: -1.55 }) });
    show('leeds, yorkshire', 20);
    expect(sentRequests()).toEqual([]);
    await userEvent.click(screen.getByText('Show 20 miles around on a map'));
    expect(await screen.findByRole('region', { name: '20 miles around Leeds, Yorkshire, England' })).toBeVisible();
    expect(sentRequests().map(({ variables }) => variables)).toEqual([{ text: 'leeds, yorkshire' }]);
  });

  it('says that a place is not known', async () => {
    answer({ placeNamed: () => null });
    show('atlantis', 5);
    await userEvent.click(screen.getByText('Show 5 miles around on a map'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Add the county'));
  });
});
