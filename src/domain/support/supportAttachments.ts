/** A file that goes with a message. */
export interface Attachment {
  name: string;
  /** Bytes. */
  size: number;
}

/** As systems show a file's size to people. */
const megabyte = 1_000_000;

/** Limits of attachments (the specification allows files and sets no limits). Shown before anything is picked. */
export const attachmentLimits = {
  /** Files of one message. */
  count: 5,
  /** Bytes of one file. */
  size: 25 * megabyte,
  megabytes: 25,
} as const;

/** By the end of the name: what a browser says of a type is only derived from it. */
export const attachmentTypes: readonly string[] = [
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'pdf',
  'txt',
  'log',
  'zip',
];

/** For the file dialog: `.png,.jpg,…`. */
export const acceptedAttachments = attachmentTypes.map((type) => `.${type}`).join(',');

/** Why a file cannot go along. */
export type AttachmentProblem = 'noName' | 'type' | 'empty' | 'tooLarge' | 'tooMany';

/**
 * Returns the problem of each file, in order; null for files that may be sent. Only those count towards the number of
 * files, so removing one lets the next one in.
 */
export function attachmentProblems(files: readonly Attachment[]): (AttachmentProblem | null)[] {
  let accepted = 0;
  return files.map((file) => {
    const problem = ownProblem(file);
    if (problem !== null) return problem;
    accepted += 1;
    return accepted > attachmentLimits.count ? 'tooMany' : null;
  });
}

function ownProblem({ name, size }: Attachment): AttachmentProblem | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'noName';
  const dot = trimmed.lastIndexOf('.');
  // The last ending counts, as it does for whoever opens the file: `photo.png.exe` is a program.
  if (dot < 1 || !attachmentTypes.includes(trimmed.slice(dot + 1).toLowerCase())) return 'type';
  if (size === 0) return 'empty';
  return size > attachmentLimits.size ? 'tooLarge' : null;
}
