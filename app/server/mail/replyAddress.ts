import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { tokenPlace } from '@/domain/support/replyText';
import type { TicketId } from '@/domain/support/support';

/** Addresses to which customers answer mails about their tickets, each with a token of its own. */
export interface ReplyAddresses {
  readonly addressOf: (ticketId: TicketId, userId: string) => string;
  /** The ticket and the token of an address; null for an address of another form. */
  readonly parse: (address: string) => { readonly ticketId: TicketId; readonly token: string } | null;
  /** Whether a token was made for this ticket and this customer. */
  readonly isTokenOf: (token: string, ticketId: TicketId, userId: string) => boolean;
}

/** Key of a guest's tokens in place of an account id; no account has it. */
export const guestKey = (email: string) => `guest:${email}`;

/** Bytes of a token's signature: a mailbox name has 64 characters at most. */
const signatureBytes = 16;

/**
 * Signs tickets into addresses, under a key of its own that follows from the server's secret. Mail servers may change
 * the case of an address, so a token has none.
 *
 * @param template address with `{token}`, as `MAIL_REPLY_TO` has it
 */
export function createReplyAddresses(secret: string, template: string): ReplyAddresses {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'meridian: replies by mail', 32));
  const [before = '', after = ''] = template.toLowerCase().split(tokenPlace);
  const signed = (ticketId: TicketId, userId: string) =>
    createHmac('sha256', key).update(`${ticketId}\n${userId}`).digest().subarray(0, signatureBytes);
  return {
    addressOf: (ticketId, userId) =>
      template.replace(tokenPlace, `${ticketId}-${signed(ticketId, userId).toString('hex')}`),
    parse(address) {
      const text = address.trim().toLowerCase();
      if (!text.startsWith(before) || !text.endsWith(after)) return null;
      const inner = text.slice(before.length, text.length - after.length);
      const [, id = '', token = ''] = /^([1-9]\d{0,14})-([0-9a-f]{32})$/.exec(inner) ?? [];
      return token === '' ? null : { ticketId: Number(id) as TicketId, token };
    },
    isTokenOf: (token, ticketId, userId) =>
      /^[0-9a-f]{32}$/.test(token) && timingSafeEqual(Buffer.from(token, 'hex'), signed(ticketId, userId)),
  };
}
