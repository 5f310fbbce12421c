import { act, render, screen } from '@testing-library/react';

import { InSteps } from './InSteps.tsx';

const ROWS = Array.from({ length: 20 }, (_row, at) => `row ${at + 1}`);

/** Frames are drawn when a test says so. */
let frames: FrameRequestCallback[] = [];
const paint = () =>
  act(async () => {
    for (const frame of frames.splice(0)) frame(0);
    await new Promise((resolve) => setTimeout(resolve, 5));
  });

const list = (isStepped = true) =>
  render(
    <ul>
      <InSteps rows={ROWS} isStepped={isStepped} space={(count) => <li aria-hidden="true">room for {count}</li>}>
        {(row) => <li key={row}>{row}</li>}
      </InSteps>
    </ul>,
  );
const drawn = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});

describe('rows in steps', () => {
  it('are all there at once when they are printed', () => {
    list();
    expect(drawn()).toHaveLength(8);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(drawn()).toEqual(ROWS);
    expect(screen.queryByText(/room for/)).not.toBeInTheDocument();
  });

  it('fill the window first and follow after each paint, their room kept; those that were drawn are not drawn again', async () => {
    const draw = jest.fn((row: string) => <li key={row}>{row}</li>);
    render(
      <ul>
        <InSteps rows={ROWS} isStepped space={(count) => <li aria-hidden="true">room for {count}</li>}>
          {draw}
        </InSteps>
      </ul>,
    );
    expect(drawn()).toEqual(ROWS.slice(0, 8));
    expect(screen.getByText('room for 12')).toBeInTheDocument();
    await paint();
    expect(drawn()).toEqual(ROWS.slice(0, 16));
    expect(screen.getByText('room for 4')).toBeInTheDocument();
    await paint();
    expect(drawn()).toEqual(ROWS);
    expect(screen.queryByText(/room for/)).not.toBeInTheDocument();
    expect(draw).toHaveBeenCalledTimes(ROWS.length);
  });

  it('are all there at once where no steps are asked for', () => {
    list(false);
    expect(drawn()).toEqual(ROWS);
  });
});
