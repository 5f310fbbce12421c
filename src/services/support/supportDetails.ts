/** What the reader met when they asked for the details. */
export interface SupportOccasion {
  /** Names the request that failed; null when none did. */
  requestId: string | null;
  /** Whatever was thrown or came back as a failure; only its class and place in the code are kept. */
  error?: unknown;
  /** Takes the file, once its reader has seen it: offered beside copying and downloading. */
  onAttach?: (text: string) => void;
}

type Handler = (occasion: SupportOccasion) => void;

let handler: Handler | null = null;

/**
 * Asks for the details that help support, which the reader sees before they copy or download them (docs/adr/0017). Any
 * feature may ask; the application answers.
 */
export const askForSupportDetails = (occasion: SupportOccasion): void => handler?.(occasion);

/** Names who answers; the application does, when it starts. Returns a way to stop. */
export function onSupportDetailsAsked(answer: Handler): () => void {
  handler = answer;
  return () => {
    if (handler === answer) handler = null;
  };
}
