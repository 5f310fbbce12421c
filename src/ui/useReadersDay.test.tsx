import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { useReadersDay } from './useReadersDay.ts';

const Day = ({ of }: { of: string }) => <p>{useReadersDay(of)}</p>;
/** Half an hour before midnight of one calendar or the other, wherever these tests run. */
const NEAR_MIDNIGHT = ['2026-11-21T23:30:00Z', '2026-11-21T00:30:00Z'];

it.each(NEAR_MIDNIGHT)(
  '%s is drawn by the server in UTC, hydrated so, and then as the reader has it',
  async (moment) => {
    const drawn = renderToString(<Day of={moment} />);
    expect(drawn).toBe('<p>21 November 2026</p>');
    document.body.innerHTML = `<div>${drawn}</div>`;
    const onRecoverableError = jest.fn();
    await act(async () => hydrateRoot(document.body.firstElementChild!, <Day of={moment} />, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    const day = new Date(moment);
    expect(document.body.textContent).toBe(`${day.getDate()} November 2026`);
  },
);
