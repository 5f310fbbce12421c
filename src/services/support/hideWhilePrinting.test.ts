import { hideWhilePrinting, SUPPORT_WIDGET_ID } from './hideWhilePrinting.ts';

const print = (when: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(when));
function addWidget(): HTMLElement {
  const widget = document.createElement('div');
  widget.id = SUPPORT_WIDGET_ID;
  document.body.append(widget);
  return widget;
}

let stop: () => void;
let looks: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  looks = jest.spyOn(document, 'getElementById');
  stop = hideWhilePrinting();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('the support widget on paper', () => {
  it('UI-017 is hidden while printing and shown afterwards', () => {
    const widget = addWidget();
    print('beforeprint');
    expect(widget).not.toBeVisible();
    print('afterprint');
    expect(widget).toBeVisible();
  });

  it('UI-018 is looked for every 100 ms, 50 times, then no more', () => {
    print('beforeprint');
    expect(looks).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(99);
    expect(looks).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(looks).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(100_000);
    expect(looks).toHaveBeenCalledTimes(50);
  });

  it('UI-018 is hidden as soon as it exists, and not looked for again', () => {
    print('beforeprint');
    jest.advanceTimersByTime(250);
    const widget = addWidget();
    jest.advanceTimersByTime(50);
    expect(widget).not.toBeVisible();
    const soFar = looks.mock.calls.length;
    jest.advanceTimersByTime(100_000);
    expect(looks).toHaveBeenCalledTimes(soFar);
  });

  it('stays when it comes after the printing', () => {
    print('beforeprint');
    print('afterprint');
    const widget = addWidget();
    jest.advanceTimersByTime(100_000);
    expect(widget).toBeVisible();
  });
});
