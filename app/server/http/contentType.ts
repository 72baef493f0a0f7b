/** Anything: what a browser saves and never shows. */
const anything = 'application/octet-stream';

/** Beginnings of files, by the position they stand at. */
const signatures: readonly { type: string; at?: number; bytes: string }[] = [
  { type: 'image/png', bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'image/jpeg', bytes: '\xff\xd8\xff' },
  { type: 'image/gif', bytes: 'GIF87a' },
  { type: 'image/gif', bytes: 'GIF89a' },
  { type: 'image/webp', at: 8, bytes: 'WEBPVP8' },
  { type: 'application/pdf', bytes: '%PDF-' },
  { type: 'application/zip', bytes: 'PK\x03\x04' },
];

/** How much of a file tells its type, in bytes. */
export const sniffedBytes = 16;

/** Detects a file's content type by its first bytes. Its name and its sender are not trusted. */
export function contentTypeOf(head: Buffer): string {
  const text = head.toString('latin1');
  return signatures.find(({ bytes, at = 0 }) => text.startsWith(bytes, at))?.type ?? anything;
}
