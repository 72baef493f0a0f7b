import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Address, Attachment, Email } from 'postal-mime';
import { replyTextOf } from '@/domain/support/replyText';
import { toAsciiEmail } from '@/domain/auth/payloads';
import { contentTypeOf, sniffedBytes } from '../http/contentType';
import { plainFileName } from '../http/fileNames';
import { Problem } from '../http/problem';
import type { ReceivedFile } from '../http/uploads';

/** A received mail with the fields that a ticket needs. */
export interface InboundMail {
  /** Identifies the mail if it is delivered again. */
  readonly digest: string;
  /** Null unless it has one sender. */
  readonly from: string | null;
  /** Addresses to which it was delivered. */
  readonly recipients: readonly string[];
  /** Whether a program sent it: an absence note, a mailing, a report of a mail server. */
  readonly isAutomatic: boolean;
  /** The author's text without quotes. */
  readonly text: string;
  readonly files: readonly ReceivedFile[];
}

/** Limits of the parser, far above real mails. */
const parserLimits = { maxNestingDepth: 30, maxHeadersSize: 512 * 1024 };

/** Default file names by type. */
const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
};

/** Normalizes an address like those of accounts: lower case, ASCII host. */
const normalized = (address: string) => toAsciiEmail(address.trim().toLowerCase());

const mailboxes = (addresses: readonly Address[]) =>
  addresses.flatMap(({ address, group }) => (group ? group.map((each) => each.address) : [address]));

/** Values of a header, in the order of the mail. */
const valuesOf = ({ headers }: Email, key: string) =>
  headers.filter((header) => header.key === key).map(({ value }) => value.trim());

/** Tests RFC 3834, headers of older programs, and reports of mail servers. */
function isAutomatic(mail: Email): boolean {
  const has = (key: string, pattern: RegExp) => valuesOf(mail, key).some((value) => pattern.test(value));
  return (
    has('auto-submitted', /^(?!no\b)/i) ||
    has('precedence', /^(?:bulk|junk|list|auto_reply)\b/i) ||
    has('x-autoreply', /^(?!no\b)/i) ||
    has('x-autorespond', /^/) ||
    has('list-id', /^/) ||
    has('return-path', /^<\s*>$/) ||
    has('content-type', /^multipart\/report\b/i)
  );
}

function fileOf({ filename, mimeType, content }: Attachment): ReceivedFile {
  // The parser returns strings only with an option that is not set.
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
  const ending = endings[mimeType];
  return {
    name: plainFileName(filename ?? (ending === undefined ? '' : `file.${ending}`)),
    size: bytes.length,
    type: contentTypeOf(bytes.subarray(0, sniffedBytes)),
    digest: createHash('sha256').update(bytes).digest('base64url'),
    open: (pieceBytes) => Readable.from(piecesOf(bytes, pieceBytes)),
  };
}

function* piecesOf(bytes: Buffer, pieceBytes: number) {
  for (let from = 0; from < bytes.length; from += pieceBytes) yield bytes.subarray(from, from + pieceBytes);
}

/** PostgreSQL stores neither a NUL nor half of a surrogate pair. */
const storable = (text: string) => text.replaceAll(/[\0\p{Cs}]/gu, '');

/**
 * Parses a mail (RFC 5322).
 *
 * @throws Problem 422 `invalidRequest` for anything else
 */
export async function readMail(raw: Uint8Array): Promise<InboundMail> {
  // Loaded with the first mail.
  const { addressParser, default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(raw, { ...parserLimits, forceRfc822Attachments: true }).catch(() => {
    throw new Problem(422, 'invalidRequest');
  });
  // The parser's `from` is only the first sender.
  const [from, ...others] = valuesOf(mail, 'from').flatMap((value) => mailboxes(addressParser(value)));
  const delivered = ['x-original-to', 'delivered-to'].flatMap((key) => valuesOf(mail, key));
  const named = mailboxes([...(mail.to ?? []), ...(mail.cc ?? [])]);
  return {
    digest: createHash('sha256')
      .update(mail.messageId ?? raw)
      .digest('base64url'),
    from: from === undefined || others.length > 0 ? null : normalized(from),
    recipients: [...delivered, ...named],
    isAutomatic: isAutomatic(mail),
    text: storable(replyTextOf(mail.text ?? '')),
    files: mail.attachments.map(fileOf),
  };
}
