import {
  attachmentProblems,
  type Attachment,
  type AttachmentProblem,
} from '@/domain/support/supportAttachments';

/** A picked file with its problem. */
export interface PickedFile extends Attachment {
  /** Unique in its draft. */
  id: string;
  /** Null for an allowed file. */
  problem: AttachmentProblem | null;
}

/** A file of a draft; the id distinguishes files with the same name. */
export interface DraftFile {
  /** Unique in its draft. */
  id: string;
  /** The browser's file. */
  file: File;
}

/** Appends files. */
export function withFiles(files: readonly DraftFile[], added: readonly File[]): readonly DraftFile[] {
  const next = Math.max(0, ...files.map(({ id }) => Number(id.slice(1)) + 1));
  return [...files, ...added.map((file, index) => ({ id: `f${next + index}`, file }))];
}

interface WithFiles {
  files: readonly DraftFile[];
}

/** Handlers that add and remove files of a draft. */
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

/** Returns the files to send. */
export function sentFiles(files: readonly DraftFile[]): readonly File[] {
  return files.map(({ file }) => file);
}

/** Returns the files with their problems. */
export function toPickedFiles(files: readonly DraftFile[]): readonly PickedFile[] {
  const problems = attachmentProblems(sentFiles(files));
  return files.map(({ id, file }, index) => ({
    id,
    name: file.name,
    size: file.size,
    problem: problems[index] ?? null,
  }));
}
