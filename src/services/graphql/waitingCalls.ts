/** What an endpoint may ask of the way its calls are made (`extraOptions`). */
export interface CallOptions {
  /**
   * Set on a change that does the same however often it is made, and may be made later: without a connection it waits,
   * under this name, until there is one or the reader takes it back. Other changes fail at once and keep what was
   * typed.
   */
  waitsAs?: string;
}

type Send = () => Promise<unknown>;
type Holder = (name: string, send: Send) => Promise<unknown>;

let holder: Holder | null = null;

/** Names who keeps calls until there is a connection (src/app/connection). Until then none waits. */
export const holdCallsWith = (next: Holder): void => {
  holder = next;
};

/**
 * Hands over a call that found no connection.
 * @param send - makes the call again; answers what it answered
 * @returns the final answer of the call; undefined when no one keeps it, or the reader cancelled it
 */
export const waitForConnection = <Answer>(name: string, send: () => Promise<Answer>): Promise<Answer | undefined> =>
  holder ? (holder(name, send) as Promise<Answer | undefined>) : Promise.resolve(undefined);
