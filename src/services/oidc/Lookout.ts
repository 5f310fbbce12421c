import { onReturn } from './onReturn.ts';

/** Why nothing can be said yet: the site gave no answer, or the code that asks it did not arrive. */
export type NoAnswer = 'site' | 'code';

/** Milliseconds between two looks: doubled each time, up to the longest. */
const TRY_MS = 1_000;
const LONGEST_TRY_MS = 60_000;

const isNoAnswer = (answer: unknown): answer is NoAnswer => answer === 'site' || answer === 'code';

/**
 * Looks again and again until there is an answer: a site that is starting, a lost connection or a slow network say nothing about whether a reader is signed in.
 */
export class Lookout<Found extends object> {
  /** Said that there is no answer yet; calls need not wait for one. */
  isUnanswered = false;
  private readonly look: () => Promise<Found | null | NoAnswer>;
  private wake: () => void = () => undefined;
  private finding: Promise<Found | null> | null = null;
  private said: Promise<void> = Promise.resolve();

  /** @param look - looks once */
  constructor(look: () => Promise<Found | null | NoAnswer>) {
    this.look = look;
  }

  /**
   * Resolves with the answer, however long it takes.
   * @param onUnanswered - called after each look without one, the first only where there is no connection: one that fails is mostly a moment's
   */
  find(onUnanswered: (why: NoAnswer) => void): Promise<Found | null> {
    this.said = new Promise((say) => {
      this.finding ??= this.keepLooking((why) => {
        this.isUnanswered = true;
        say();
        onUnanswered(why);
      }).finally(() => {
        this.isUnanswered = false;
        this.finding = null;
      });
    });
    return this.finding ?? Promise.resolve(null);
  }

  /** Waits for the answer to what is being looked for, or until it is said that there is none yet. */
  async settled(): Promise<void> {
    if (this.finding && !this.isUnanswered) await Promise.race([this.finding, this.said]);
  }

  /** Looks now rather than later. */
  again(): void {
    this.wake();
  }

  private async keepLooking(onUnanswered: (why: NoAnswer) => void): Promise<Found | null> {
    for (let tries = 0; ; tries += 1) {
      const answer = await this.look();
      if (!isNoAnswer(answer)) return answer;
      if (tries > 0 || !navigator.onLine) onUnanswered(answer);
      await this.pause(Math.min(TRY_MS * 2 ** tries, LONGEST_TRY_MS));
    }
  }

  /** So long, or until the reader or the connection comes back. */
  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = setTimeout(goOn, ms);
      const stop = onReturn(goOn);
      this.wake = goOn;
    });
  }
}
