/** Codes to keep: what can be done with them, and what happened. */
export const codeSheetTexts = {
  copy: 'Copy',
  download: 'Download',
  print: 'Print',
  copied: 'Copied.',
  notCopied: 'Your browser did not allow copying. Select the codes and copy them.',
};
