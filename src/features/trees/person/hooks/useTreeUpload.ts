import { useDispatch } from 'react-redux';

import { treeApi } from '#features/trees/core/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import { isFailure } from '#services/graphql/failure.ts';

import { useOpenTreeUploadMutation } from '../treePersonApi.ts';
import { sendTreeFile } from '../model/sendTreeFile.ts';
import { shrinkFile } from '../model/shrinkFile.ts';
import { useEditing, type SaveResult } from './useEditing.ts';
import { addMediaTexts, mediumFormTexts } from '../forms/texts.ts';

/** What is known of a file that is added. */
export interface FileToAdd {
  title: string;
  date: string;
  note: string;
  /** The fact it belongs to; null: the person as a whole. */
  fact: string | null;
}

/**
 * Adds files to a person, with a toast that offers to undo it.
 * @returns sends one file and reports how much of it has left, 0 to 1; like every edit, it answers what came of it.
 */
export function useTreeUpload(
  personId: string,
): (file: File, about: FileToAdd, onSent?: (share: number) => void) => Promise<SaveResult> {
  const dispatch = useDispatch();
  const { announceSaved } = useEditing();
  const [open] = useOpenTreeUploadMutation();
  const refused = (text: string): SaveResult => ({ kind: 'refused', text, failure: null });
  return async (file, { title, date, note, fact }, onSent = () => undefined) => {
    const toSend = await shrinkFile(file);
    if ('problem' in toSend) return refused(toSend.problem);
    const { data, error } = await open({ personId, fact, medium: { title, date, note, fileName: file.name } });
    if (!data) return { kind: 'refused', text: describeError(error), failure: isFailure(error) ? error : null };
    if (!data.uploadPath) return refused(data.problems[0]?.message ?? addMediaTexts.notOpened);
    const sent = await sendTreeFile(data.uploadPath, toSend.blob, onSent);
    if ('problem' in sent) return refused(sent.problem);
    dispatch(treeApi.util.invalidateTags(['TreePeople']));
    return announceSaved(sent.changeId, mediumFormTexts.added(title));
  };
}
