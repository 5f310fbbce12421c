/** The folder of an unpacked distribution of OpenSearch; null, having said loudly why, where it cannot be had. */
export function openSearchHome(): Promise<string | null>;
