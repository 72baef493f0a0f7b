/**
 * The decoded path of a request, or null when no honest link looks like this: broken encoding, encoded slashes,
 * backslashes, control characters, parent folders or hidden files.
 */
export function safePath(rawPath: string): string | null {
  if (/%2f|%5c/i.test(rawPath)) return null;
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return null;
  }
  if (/[\\\p{Cc}]/u.test(path)) return null;
  if (path.split('/').some((segment) => segment.startsWith('.'))) return null;
  return path;
}
