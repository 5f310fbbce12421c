import type { FileSettings } from '#server/platform/files/openFileStore.ts';

/** Work on a sheet in a process of its own. `fence` is that of the job as it was taken. */
export type SheetTask =
  | {
      kind: 'read';
      fileId: number;
      fence: number;
      files: FileSettings;
      /** A folder of its own, in one of the file, which the one who gives it removes. */
      folder: string;
    }
  | { kind: 'adopt'; fileId: number; fence: number; adopts: number }
  | {
      kind: 'compare';
      comparisonId: number;
      fence: number;
      sheetId: number;
      revision: number;
      title: string;
      setKey: string;
      /** A folder of its own, in one of the comparison, which the one who gives it removes. */
      folder: string;
      /** Day, `YYYY-MM-DD`, from which it is judged what is closed. */
      asOf: string;
    }
  | {
      kind: 'publish';
      publicationId: number;
      fence: number;
      sheetId: number;
      revision: number;
      title: string;
      setKey: string;
      acceptsFewer: boolean;
      /** How many records that are closed for readers it may open. */
      mayOpen: number;
      /** A folder of its own, in one of the publication, which the one who gives it removes. */
      folder: string;
      /** Day, `YYYY-MM-DD`, from which it is judged what is closed. */
      asOf: string;
    };

/** One kind of such work. */
export type SheetTaskOf<Kind extends SheetTask['kind']> = Extract<SheetTask, { kind: Kind }>;
