// Jest's light runner with one mend (ADR 137). Its workers ask for their settings once, and the answer to one goes to
// all that were given a test by then: a worker that has not yet read its first test loses it, asks when no answer is
// left, and is waited for without end. So the first test, a short one, runs alone; of two workers only one is left to
// ask after that.
import LightRunner from 'jest-light-runner/child-process';

export default class OneFirstRunner extends LightRunner {
  async runTests(tests, watcher, onStart, onResult, onFailure) {
    // The sequencer puts the longest first.
    const [first, ...rest] = [tests.at(-1), ...tests.slice(0, -1)];
    let end;
    const ended = new Promise((resolve) => (end = resolve));
    const settled =
      (settle) =>
      async (test, ...how) => {
        if (test === first) end();
        await settle(test, ...how);
      };
    await super.runTests(
      first ? [first, ...rest] : [],
      watcher,
      async (test) => {
        if (test !== first) await ended;
        await onStart(test);
      },
      settled(onResult),
      settled(onFailure),
    );
  }
}
