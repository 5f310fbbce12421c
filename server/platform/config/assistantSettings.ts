/** Where an assistant is reached and what it is called there. */
export interface AssistantSettings {
  /** Base address of an interface like OpenAI's: `https://api.example.org/v1`. */
  url: string;
  key: string | null;
  model: string;
}
