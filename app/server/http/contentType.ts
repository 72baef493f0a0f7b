/** Unknown content, which browsers save and never display. */
const anything = 'application/octet-stream';

/** Magic bytes of file types, by position. */
const signatures: readonly { type: string; at?: number; bytes: string }[] = [
  { type: 'image/png', bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'image/jpeg', bytes: '\xff\xd8\xff' },
  { type: 'image/gif', bytes: 'GIF87a' },
  { type: 'image/gif', bytes: 'GIF89a' },
  { type: 'image/webp', at: 8, bytes: 'WEBPVP8' },
  { type: 'application/pdf', bytes: '%PDF-' },
  { type: 'application/zip', bytes: 'PK\x03\x04' },
];

/** Number of bytes needed to detect a type. */
export const sniffedBytes = 16;

/** Detects a content type by the first bytes. File name and sender are not trusted. */
export function contentTypeOf(head: Buffer): string {
  const text = head.toString('latin1');
  return signatures.find(({ bytes, at = 0 }) => text.startsWith(bytes, at))?.type ?? anything;
}
