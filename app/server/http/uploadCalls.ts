import type { FileLimits } from '@app/contract/call';
import { everyCall } from '@app/contract/contract';
import { refusalStatus } from '@app/contract/refusals';
import { BODY_LIMIT_BYTES } from './jsonBody';
import { Problem } from './problem';

const uploads = everyCall.flatMap(({ one: { files, method, path } }) =>
  files ? [{ files, method, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }] : [],
);

/** Returns the file limits of the call at a path; null if it takes none. */
export const filesTakenAt = (method: string, path: string): FileLimits | null =>
  uploads.find((one) => one.method === method && one.pattern.test(path))?.files ?? null;

/** A form with as many and as large files as may be, and everything around them. */
export const longestForm = ({ max, maxBytes }: FileLimits): number => max * maxBytes + BODY_LIMIT_BYTES;

/** The longest form of any call, in bytes. */
export const longestUpload = Math.max(0, ...uploads.map(({ files }) => longestForm(files)));

/** Returns the placeholder values for the messages about refused files. */
export const sentenceValues = ({ max, maxBytes }: FileLimits) => ({
  most: String(max),
  megabytes: String(maxBytes / 1_000_000),
});

/** Refuses files, telling how many there may be, and how large. */
export function fileRefusal(
  code: 'tooManyFiles' | 'fileTooLarge',
  limits: FileLimits,
  headers: Readonly<Record<string, string>> = {},
): Problem {
  return new Problem(refusalStatus[code], code, headers, sentenceValues(limits));
}
