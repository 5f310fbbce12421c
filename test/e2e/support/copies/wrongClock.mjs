// Loaded before a copy of the site (`node --import`): its clock is ahead by so many milliseconds. Timers are not.
const AHEAD_MS = Number(process.env.TEST_CLOCK_AHEAD_MS ?? 0);
const Right = Date;
const now = () => Right.now() + AHEAD_MS;

globalThis.Date = class extends Right {
  constructor(...given) {
    super(...(given.length === 0 ? [now()] : given));
  }

  static now() {
    return now();
  }
};
