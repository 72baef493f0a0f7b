import { createHmac } from 'node:crypto';

/** Takes out of an error's text what libraries quote there: addresses, passwords in addresses, queries with tokens. */
export function scrub(text: string): string {
  // Bounded or token by token, because an error may quote the whole of a long and hostile input.
  return text
    .replace(/(\b[a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/@]{1,500}@/gi, '$1…@')
    .replace(/(\bhttps?:\/\/[^\s?#"']{1,500})[?#][^\s"']*/gi, '$1?…')
    .replace(/[^\s<>()"'`,;:=/]+/g, (word) =>
      word.indexOf('@') > 0 && !word.startsWith('…') ? '…@…' : word,
    );
}

/**
 * Stands for an e-mail or a network address in the log: the same each time, so that tries by one and on one can be
 * counted, and without the secret nobody finds out which it is.
 */
export function pseudonym(secret: string, value: string): string {
  return createHmac('sha256', secret).update(`log ${value}`).digest('base64url').slice(0, 12);
}
