/** A file attached to a message. */
export interface Attachment {
  name: string;
  /** Bytes. */
  size: number;
  /** Download id; absent before it is sent and in the demonstration. */
  id?: string | undefined;
}

/** Decimal, as systems display file sizes. */
const megabyte = 1_000_000;

/** Attachment limits, shown before anything is picked. The specification sets none. */
export const attachmentLimits = {
  /** Files per message. */
  count: 5,
  /** Bytes per file. */
  size: 25 * megabyte,
  megabytes: 25,
} as const;

/** Allowed extensions: a browser's MIME type only derives from them. */
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

/** Why a file cannot be attached. */
export type AttachmentProblem = 'noName' | 'type' | 'empty' | 'tooLarge' | 'tooMany';

/**
 * Returns the problem of each file, in order; null for allowed files. Only those count, so removing one allows the
 * next.
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
  // The last extension counts, as it does for the system that opens it: `photo.png.exe` is a program.
  if (dot < 1 || !attachmentTypes.includes(trimmed.slice(dot + 1).toLowerCase())) return 'type';
  if (size === 0) return 'empty';
  return size > attachmentLimits.size ? 'tooLarge' : null;
}
