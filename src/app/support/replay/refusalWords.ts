import type { SupportFileRefusal } from '#domain/staff/support/readSupportFile.ts';

/** Why a file could not be opened, and what to ask the reader for. */
export const REFUSAL_WORDS: Readonly<Record<SupportFileRefusal, { title: string; text: string }>> = {
  'too-big': { title: 'This is too big for a support file', text: 'A support file has some hundred kilobytes. Ask for the file again: this may be another one.' },
  'not-json': { title: 'This is not a whole support file', text: 'It may have been cut or changed on its way, in an email for example. Ask for the downloaded file as an attachment.' },
  'not-support': { title: 'This is not a support file', text: 'Support files are made by “Copy details for support”.' },
  'other-format': { title: 'This support file is of another version', text: 'It was made by a newer or older version of the site. Open it on a site of that version.' },
  changed: { title: 'This support file was changed after it was made', text: 'What it says cannot be relied on. Ask for the downloaded file as an attachment.' },
  damaged: { title: 'This support file is damaged', text: 'Parts of it are missing or are not what they should be. Ask for the file again.' },
};
