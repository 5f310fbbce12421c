/**
 * How a small picture is asked for that what matters more must not wait for: when it comes near the window, after
 * everything else, and drawn without stopping the page.
 */
export const lowPriority = { loading: 'lazy', decoding: 'async', fetchPriority: 'low' } as const;
