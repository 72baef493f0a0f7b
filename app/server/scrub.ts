import { createHmac } from 'node:crypto';

/** Removes private data that libraries quote in errors: addresses, passwords in URLs, queries with tokens. */
export function scrub(text: string): string {
  // Bounded or per-token patterns, because an error may quote a long, hostile input.
  return text
    .replace(/(\b[a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/@]{1,500}@/gi, '$1…@')
    .replace(/(\bhttps?:\/\/[^\s?#"']{1,500})[?#][^\s"']*/gi, '$1?…')
    .replace(/[^\s<>()"'`,;:=/]+/g, (word) =>
      word.indexOf('@') > 0 && !word.startsWith('…') ? '…@…' : word,
    );
}

/**
 * Returns a stable pseudonym of an e-mail or network address for the log, so that attempts can be counted. It cannot be
 * reversed without the secret.
 */
export function pseudonym(secret: string, value: string): string {
  return createHmac('sha256', secret).update(`log ${value}`).digest('base64url').slice(0, 12);
}
