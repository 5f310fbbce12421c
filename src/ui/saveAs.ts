/** Has the browser save a text as a file of the reader's. */
export function saveAs(name: string, text: string, type: 'text/plain' | 'text/csv' | 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Later, since some browsers read the blob only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
