/** The folder of an unpacked distribution of OpenSearch; null, having said loudly why, where it cannot be had. */
export function openSearchHome(): Promise<string | null>;

/** The same with OpenSearch's own plug-in for TLS and passwords. */
export function securedHome(): Promise<string | null>;
