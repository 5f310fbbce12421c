import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { isFailure } from '#domain/kernel/errors/failure.ts';
import { TREE_PICTURE_SIDES } from '#domain/trees/core/editing/treePictureRules.ts';
import { MEDIA_PROBLEM_TEXTS, MOST_DOCUMENT_BYTES, MOST_PICTURE_BYTES } from '#domain/trees/person/mediaRules.ts';
import { treeApi } from '#features/trees/core/index.ts';
import { putFile } from '#services/files/putFile.ts';
import { whyNotTaken } from '#services/files/whyNotTaken.ts';

import { addMediaTexts, mediumFormTexts } from '../forms/texts.ts';
import { mediumTexts } from '../model/texts.ts';
import { useOpenTreeUploadMutation } from '../treePersonApi.ts';
import { useEditing, type SaveResult } from './useEditing.ts';

/** Pictures up to so many bytes go as they are: the server removes what the camera wrote into them. */
const SMALL = 2_000_000;
/** Larger than what is kept of it, so that it is made smaller once and not twice. */
const SIDE = TREE_PICTURE_SIDES.large * 1.5;
const QUALITY = 0.9;

/** A file as it is sent, or why it cannot be. */
type FileToSend = { blob: Blob } | { problem: string };

function draw(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/** Makes a large photograph smaller before it is sent; everything else goes as it is, and the server judges it. */
async function shrinkFile(file: File): Promise<FileToSend> {
  if (file.type === 'application/pdf')
    return file.size > MOST_DOCUMENT_BYTES ? { problem: MEDIA_PROBLEM_TEXTS.TOO_LARGE } : { blob: file };
  if (file.size > SMALL && file.type === 'image/jpeg') {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
    const smaller = bitmap && (await draw(bitmap));
    bitmap?.close();
    if (smaller && smaller.size < file.size) return { blob: smaller };
  }
  return file.size > MOST_PICTURE_BYTES ? { problem: MEDIA_PROBLEM_TEXTS.TOO_LARGE } : { blob: file };
}

/** What became of a sent file: a change of the tree, or why there was none. */
type SentFile = { changeId: string } | { problem: string };

/**
 * Sends a picture or a document to the address that was given for it (`openTreeUpload`).
 * @param onSent - called with the share that has left, 0 to 1.
 */
async function sendTreeFile(address: string, file: Blob, onSent: (share: number) => void): Promise<SentFile> {
  const answer = await putFile(address, file, onSent);
  const isTaken =
    typeof answer === 'object' && answer !== null && 'changeId' in answer && typeof answer.changeId === 'string';
  return isTaken ? { changeId: answer.changeId as string } : { problem: whyNotTaken(answer, mediumTexts.notArrived) };
}

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
