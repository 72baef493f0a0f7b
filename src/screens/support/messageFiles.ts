import { attachmentProblems } from '@/domain/support/supportAttachments';
import type { PickedFile } from './supportFormTypes';

/** A file of a message that is being written; the id tells files of one name apart. */
export interface DraftFile {
  id: string;
  file: File;
}

/** The files with these at their end. */
function withFiles(files: readonly DraftFile[], added: readonly File[]): readonly DraftFile[] {
  const next = Math.max(0, ...files.map(({ id }) => Number(id.slice(1)) + 1));
  return [...files, ...added.map((file, index) => ({ id: `f${next + index}`, file }))];
}

interface WithFiles {
  files: readonly DraftFile[];
}

/** Adding files to a form's draft and removing them. */
export function fileActions(
  dispatch: (action: { type: 'changed'; patch: (draft: WithFiles) => WithFiles }) => void,
) {
  const change = (how: (files: readonly DraftFile[]) => readonly DraftFile[]) =>
    dispatch({ type: 'changed', patch: ({ files }) => ({ files: how(files) }) });
  return {
    onFilesAdd: (added: readonly File[]) => change((files) => withFiles(files, added)),
    onFileRemove: (id: string) => change((files) => files.filter((file) => file.id !== id)),
  };
}

/** The files as they are sent. */
export function sentFiles(files: readonly DraftFile[]): readonly File[] {
  return files.map(({ file }) => file);
}

/** The files as the form shows them, with what is wrong with each. */
export function toPickedFiles(files: readonly DraftFile[]): readonly PickedFile[] {
  const problems = attachmentProblems(sentFiles(files));
  return files.map(({ id, file }, index) => ({
    id,
    name: file.name,
    size: file.size,
    problem: problems[index] ?? null,
  }));
}
