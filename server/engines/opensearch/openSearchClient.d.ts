// The parts of the client that the engine uses: its own types describe some thousand requests, and every type check
// would read them.
declare module '@opensearch-project/opensearch' {
  interface ClientOptions {
    nodes: readonly string[];
    auth?: { username: string; password: string };
    ssl?: { ca: string };
    maxRetries: number;
    /** Milliseconds. */
    requestTimeout: number;
  }

  /** Speaks to the nodes it is given. */
  export class Client {
    constructor(options: ClientOptions);
    readonly transport: {
      request(
        what: { method: string; path: string; body?: unknown; bulkBody?: string },
        how: { requestTimeout: number },
      ): Promise<{ body: unknown; statusCode: number | null }>;
    };
    close(): Promise<void>;
  }
}
