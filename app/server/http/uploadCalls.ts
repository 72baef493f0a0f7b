import type { FileLimits } from '@app/contract/call';
import { everyCall } from '@app/contract/contract';
import { refusalStatus } from '@app/contract/refusals';
import { BODY_LIMIT_BYTES } from './jsonBody';
import { Problem } from './problem';

const uploads = everyCall.flatMap(({ one: { files, method, path } }) =>
  files ? [{ files, method, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }] : [],
);

/** Returns the file limits of a call; null if it accepts none. */
export const filesTakenAt = (method: string, path: string): FileLimits | null =>
  uploads.find((one) => one.method === method && one.pattern.test(path))?.files ?? null;

/** Maximum size of a form with files. */
export const longestForm = ({ max, maxBytes }: FileLimits): number => max * maxBytes + BODY_LIMIT_BYTES;

/** Maximum size of any form, in bytes. */
export const longestUpload = Math.max(0, ...uploads.map(({ files }) => longestForm(files)));

/** Returns the values for the messages about refused files. */
export const sentenceValues = ({ max, maxBytes }: FileLimits) => ({
  most: String(max),
  megabytes: String(maxBytes / 1_000_000),
});

/** Refuses files with their maximum number and size. */
export function fileRefusal(
  code: 'tooManyFiles' | 'fileTooLarge',
  limits: FileLimits,
  headers: Readonly<Record<string, string>> = {},
): Problem {
  return new Problem(refusalStatus[code], code, headers, sentenceValues(limits));
}
