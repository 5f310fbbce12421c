/** The folder of an unpacked distribution of OpenSearch; null, with a loud word of why, where it cannot be had. */
export function openSearchHome(): Promise<string | null>;
