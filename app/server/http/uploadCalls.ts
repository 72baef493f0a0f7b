import type { Call, FileLimits } from '@app/contract/call';
import { contract } from '@app/contract/contract';
import { refusalStatus } from '@app/contract/refusals';
import { BODY_LIMIT_BYTES } from './jsonBody';
import { Problem } from './problem';

const calls: readonly Call[] = Object.values(contract).flatMap((area) => Object.values<Call>(area));

const uploads = calls.flatMap(({ files, method, path }) =>
  files ? [{ files, method, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }] : [],
);

/** What files the call at a path takes; null for all that take none. */
export const filesTakenAt = (method: string, path: string): FileLimits | null =>
  uploads.find((one) => one.method === method && one.pattern.test(path))?.files ?? null;

/** A form with as many and as large files as may be, and everything around them. */
export const longestForm = ({ max, maxBytes }: FileLimits): number => max * maxBytes + BODY_LIMIT_BYTES;

/** The longest form of any call, in bytes. */
export const longestUpload = Math.max(0, ...uploads.map(({ files }) => longestForm(files)));

/** Refuses files, telling how many there may be, and how large. */
export function fileRefusal(
  code: 'tooManyFiles' | 'fileTooLarge',
  { max, maxBytes }: FileLimits,
  headers: Readonly<Record<string, string>> = {},
): Problem {
  return new Problem(refusalStatus[code], code, headers, { most: max, megabytes: maxBytes / 1_000_000 });
}
