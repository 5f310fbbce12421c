/** The provider's question that a form answers. */
export interface Question {
  /** Names it; null until the provider has been asked. */
  uid: string | null;
  /**
   * Waits until the provider has been asked, and asks again where it gave no answer. Null: there is none this time
   * either.
   */
  arrival: () => Promise<string | null>;
}
