import { scrolledTo } from './scrolledTo.ts';

/** A list of 100 pixels that starts 50 below the top of the page. */
const list = (scrollTop: number) => ({ offsetTop: 50, offsetHeight: 100, clientHeight: 100, scrollTop });

it.each([
  ['stays where the line shows', 0, 60, 0],
  ['goes up to a line above', 200, 70, 20],
  ['goes down until a line below shows whole', 0, 250, 130],
  ['stays where the line just shows', 130, 250, 130],
])('%s', (_what, scrollTop, offsetTop, expected) => {
  expect(scrolledTo(list(scrollTop), { offsetTop, offsetHeight: 30 })).toBe(expected);
});

it('shows the beginning of a line that is higher than the list', () => {
  expect(scrolledTo(list(0), { offsetTop: 80, offsetHeight: 130 })).toBe(30);
});

it('shows a line below the heading that covers the top of the list', () => {
  expect([
    scrolledTo(list(200), { offsetTop: 170, offsetHeight: 30 }, 20),
    scrolledTo(list(110), { offsetTop: 170, offsetHeight: 30 }, 20),
    scrolledTo(list(10), { offsetTop: 50, offsetHeight: 30 }, 20),
  ]).toEqual([100, 100, 0]);
});
