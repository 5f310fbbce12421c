const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** JSON text for a data block: nothing in it can end the element or open a comment. */
export const escapeJsonText = (json: string): string => json.replaceAll('<', String.raw`\u003c`);

/** A value as JSON for a data block. */
export const escapeJson = (value: unknown): string => escapeJsonText(JSON.stringify(value));
