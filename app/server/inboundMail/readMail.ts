import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Address, Attachment, Email } from 'postal-mime';
import { replyTextOf } from '@/domain/support/replyText';
import { toAsciiEmail } from '@/domain/auth/payloads';
import { contentTypeOf, sniffedBytes } from '../http/contentType';
import { plainFileName } from '../http/fileNames';
import { Problem } from '../http/problem';
import type { ReceivedFile } from '../http/uploads';

/** A mail from outside, as far as a ticket needs it. */
export interface InboundMail {
  /** Names the mail wherever it is delivered again. */
  readonly digest: string;
  /** Null unless it has one sender. */
  readonly from: string | null;
  /** Addresses that it was delivered to. */
  readonly recipients: readonly string[];
  /** A program sent it: an absence note, a mailing, a report of a mail server. */
  readonly isAutomatic: boolean;
  /** Text of its author, without what it quotes. */
  readonly text: string;
  readonly files: readonly ReceivedFile[];
}

/** Limits of the parser; real mails are far below both. */
const parserLimits = { maxNestingDepth: 30, maxHeadersSize: 512 * 1024 };

/** Names for files that have none, by their type. */
const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
};

/** An address as accounts are stored: in lower case, its host in ASCII. */
const normalized = (address: string) => toAsciiEmail(address.trim().toLowerCase());

const mailboxes = (addresses: readonly Address[]) =>
  addresses.flatMap(({ address, group }) => (group ? group.map((each) => each.address) : [address]));

/** Values of a header, in the order of the mail. */
const valuesOf = ({ headers }: Email, key: string) =>
  headers.filter((header) => header.key === key).map(({ value }) => value.trim());

/** RFC 3834, the names that older programs use, and reports of mail servers. */
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
 * Reads a mail as RFC 5322 writes it.
 *
 * @throws Problem 422 `invalidRequest` for one that no mail program writes
 */
export async function readMail(raw: Uint8Array): Promise<InboundMail> {
  // Loaded with the first mail.
  const { addressParser, default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(raw, { ...parserLimits, forceRfc822Attachments: true }).catch(() => {
    throw new Problem(422, 'invalidRequest');
  });
  // The parser's own `from` is the first of several.
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
