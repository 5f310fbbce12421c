import { render, screen, waitFor } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';

import { lazyPart } from './lazyPart.ts';
import { PartLoadFailed } from './retryImport.ts';

const Late = () => <p>here it is</p>;
let online = true;
beforeEach(() => {
  online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => jest.useRealTimers());

class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <p>{this.state.error instanceof PartLoadFailed ? 'did not arrive' : 'something else'}</p>
    );
  }
}

const draw = (load: () => Promise<typeof Late>) => {
  const Part = lazyPart(load);
  return render(
    <Boundary>
      <p>the rest of the page</p>
      <Suspense fallback={<p>coming</p>}>
        <Part />
      </Suspense>
    </Boundary>,
  );
};

describe('a part whose code comes by itself', () => {
  it('waits for the connection and leaves the rest of the page alone', async () => {
    online = false;
    const load = jest
      .fn<Promise<typeof Late>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(Late);
    draw(load);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(screen.getByText('coming')).toBeVisible();
    expect(screen.getByText('the rest of the page')).toBeVisible();
    online = true;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('here it is')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is asked for again when it did not arrive once', async () => {
    draw(jest.fn<Promise<typeof Late>, []>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(Late));
    expect(await screen.findByText('here it is')).toBeVisible();
  });

  it('is drawn at once where its code has arrived, without what is drawn meanwhile', async () => {
    const Part = lazyPart(() => Promise.resolve(Late));
    expect(Part.isHere()).toBe(false);
    await Part.arrival();
    expect(Part.isHere()).toBe(true);
    const Meanwhile = jest.fn(() => <p>coming</p>);
    render(
      <Suspense fallback={<Meanwhile />}>
        <Part />
      </Suspense>,
    );
    expect(screen.getByText('here it is')).toBeVisible();
    expect(Meanwhile).not.toHaveBeenCalled();
  });

  it('is given up after three tries with a connection', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest.fn<Promise<typeof Late>, []>().mockRejectedValue(new Error('gone'));
    draw(load);
    expect(await screen.findByText('did not arrive')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });
});
