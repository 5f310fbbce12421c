/** Puts a text into the clipboard. False when the browser does not allow it: the reader must select the text. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
