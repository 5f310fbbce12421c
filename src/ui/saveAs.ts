/** Has the browser save a text or a picture as a file of the reader's. */
export function saveAs(
  name: string,
  content: string | Blob,
  type:
    | 'text/plain'
    | 'text/csv'
    | 'application/json'
    | 'image/svg+xml'
    | 'image/png'
    | 'image/webp'
    | 'application/pdf',
): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Later, since some browsers read the blob only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
