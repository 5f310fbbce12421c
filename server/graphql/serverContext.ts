/** What the HTTP layer hands to GraphQL beside the request itself. */
export interface ServerContext {
  requestId: string;
}
