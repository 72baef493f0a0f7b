import { attachmentLimits, attachmentProblems, attachmentTypes } from '@/domain/support/supportAttachments';
import { defaultLocale } from '@/i18n/locale';
import type { TicketId } from '@/domain/support/support';
import { replyProblems } from '@/domain/support/supportForm';
import type { StagedFile } from '../attachments/contents';
import type { Change } from '../changes';
import { noticesOf } from '../customers/notices';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import { createFairQueue } from '../http/fairQueue';
import { Problem } from '../http/problem';
import { refusal } from '../http/refusal';
import type { Handler } from '../http/types';
import type { ReceivedFile } from '../http/uploads';
import { guestKey } from '../mail/replyAddress';
import { message, type Language } from '../messages/messages';
import { signatureHeader } from '../provisioning/provisioner';
import { firstAnswer, withIdempotency } from '../routing/idempotentRequest';
import { isSigned } from '../signature';
import { lockKeptTicket } from '../support/answer';
import { addReply } from '../support/reply';
import type { TicketOwner } from '../support/store';
import { readMail, type InboundMail } from './readMail';

/** Path for the provider's mail server. */
export const inboundMailPath = '/api/mail/inbound';

/** Maximum size of a mail in bytes: a file of the maximum size in base64. */
export const longestMail = 36_000_000;

/** Limited, because a mail is parsed in memory. */
const queueSizes = { atOnce: 4, waitingPerVisitor: 32, waiting: 64 };

const limits = { max: attachmentLimits.count, maxBytes: attachmentLimits.size, endings: attachmentTypes };

interface Author {
  /** Null for a guest. */
  readonly userId: TicketOwner;
  readonly language: Language;
  readonly ticketId: TicketId;
}

/** Returns the accounts that were merged into one: their owners still write from their mailboxes. */
const mergedInto = (db: Db, userId: string) =>
  db
    .selectFrom('customer')
    .innerJoin('user', 'user.id', 'customer.userId')
    .select(['customer.userId', 'user.email'])
    .where('customer.mergedInto', '=', userId)
    .execute();

/**
 * Finds the ticket that a mail answers, and its customer.
 *
 * @throws Problem 422 `automaticMail`, 404 `unknownReplyAddress`, 403 `otherSender`
 */
async function authorOf(
  { db }: Pick<Deps, 'db'>,
  { addresses }: NonNullable<Deps['inboundMail']>,
  mail: InboundMail,
): Promise<Author> {
  if (mail.isAutomatic) throw new Problem(422, 'automaticMail');
  const [named] = mail.recipients.flatMap((address) => addresses.parse(address) ?? []);
  const ticket =
    named &&
    (await db
      .selectFrom('ticket')
      .leftJoin('user', 'user.id', 'ticket.userId')
      .select(['ticket.id as ticketId', 'ticket.userId', 'user.email', 'guestEmail', 'guestLanguage'])
      .where('ticket.id', '=', named.ticketId)
      .executeTakeFirst());
  const merged = ticket?.userId ? await mergedInto(db, ticket.userId) : [];
  // Mails from before a guest's ticket moved, or an account was merged, have the former owner's token.
  const keys = ticket
    ? [
        ticket.userId,
        ticket.guestEmail && guestKey(ticket.guestEmail),
        ...merged.map(({ userId: id }) => id),
      ].filter((key) => key !== null)
    : [];
  if (!ticket || !keys.some((key) => addresses.isTokenOf(named.token, ticket.ticketId, key)))
    throw new Problem(404, 'unknownReplyAddress');
  const { ticketId, userId } = ticket;
  const senders = [userId === null ? ticket.guestEmail : ticket.email, ...merged.map(({ email }) => email)];
  if (mail.from === null || !senders.includes(mail.from)) throw new Problem(403, 'otherSender');
  const language =
    userId === null ? (ticket.guestLanguage ?? defaultLocale) : (await noticesOf(db, userId)).language;
  return { userId, ticketId, language };
}

/** Runs work unless the mail of a guest was added before. A concurrent delivery waits. */
async function oncePerMail(
  tx: Db,
  mail: { readonly ticketId: TicketId; readonly digest: string },
  act: () => Promise<void>,
): Promise<void> {
  const added = await tx
    .insertInto('guestMail')
    .values(mail)
    .onConflict((conflict) => conflict.doNothing())
    .returning('digest')
    .executeTakeFirst();
  if (added) await act();
}

/** Splits files into rejected names and accepted files. */
function sorted(files: readonly ReceivedFile[]) {
  const problems = attachmentProblems(files);
  return {
    accepted: files.filter((_, index) => problems[index] === null),
    refused: files.filter((_, index) => problems[index] !== null).map(({ name }) => name),
  };
}

/**
 * `POST /api/mail/inbound`: adds a mailed answer to its ticket; 204. The body is the received mail, signed like a
 * webhook. A mail delivered twice is added once.
 */
export function receiveMail(deps: Deps, inbound: NonNullable<Deps['inboundMail']>): Handler {
  const { db, changes, connection, contents, limiter, background, adminEmails, wakeJobs } = deps;
  const queue = createFairQueue(queueSizes, 'uploadsBusy');

  async function store(mail: InboundMail, author: Author): Promise<void> {
    const { userId, ticketId, language } = author;
    const keyed = userId !== null && { userId, key: `mail-${mail.digest}`, content: inboundMailPath };
    if (keyed && (await firstAnswer(db, keyed))) return;
    const { accepted, refused } =
      userId === null
        ? // A guest has no account that could own them.
          { accepted: [], refused: mail.files.map(({ name }) => name) }
        : sorted(mail.files);
    const notes = refused.map((name) => message(language, 'mailFileRefused', { name }));
    const text = [mail.text, ...notes].filter(Boolean).join('\n');
    const fields = Object.keys(replyProblems(text, accepted));
    if (fields.length > 0) throw refusal('invalidTicket', { fields });
    await limiter.take('messagesPerAccount', userId ?? `guest ticket ${ticketId}`);
    const staged = userId === null ? [] : await contents.stage(userId, accepted, limits);
    try {
      await add(author, { text, files: staged }, (tx, act) =>
        keyed ? withIdempotency(tx, keyed, act) : oncePerMail(tx, { ticketId, digest: mail.digest }, act),
      );
    } finally {
      background.run(contents.discard(staged.map(({ contentId }) => contentId)));
    }
  }

  async function add(
    { userId, ticketId }: Author,
    sent: { readonly text: string; readonly files: readonly StagedFile[] },
    once: (tx: Db, act: () => Promise<void>) => Promise<void>,
  ): Promise<void> {
    const changed: Change[] = [];
    const publish = (id: string, ...topics: Change['topics']) => void changed.push({ userId: id, topics });
    await db.transaction().execute(async (tx) => {
      await once(tx, async () => {
        const { ticket, userId: kept } = await lockKeptTicket(tx, ticketId);
        // It may have moved to an account meanwhile.
        if (kept !== userId) throw refusal('changed');
        await addReply(tx, { userId, ticket, ...sent, now: new Date() }, { adminEmails, publish });
      });
      await changes.announce(tx, changed);
    });
    changes.committed(changed);
    wakeJobs();
  }

  return (c) =>
    queue.take(connection.clientAddress(c), async () => {
      const raw = new Uint8Array(
        await c.req.arrayBuffer().catch(() => {
          throw new Problem(400, 'incompleteBody');
        }),
      );
      const signature = c.req.header(signatureHeader) ?? null;
      if (!isSigned(inbound.secret, { content: raw, signature, now: new Date() }))
        throw new Problem(401, 'wrongSignature');
      const mail = await readMail(raw);
      await store(mail, await authorOf(deps, inbound, mail));
      return c.body(null, 204);
    });
}
