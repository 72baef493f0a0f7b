import { attachmentLimits, attachmentProblems, attachmentTypes } from '@/domain/support/supportAttachments';
import { replyProblems } from '@/domain/support/supportForm';
import type { StagedFile } from '../attachments/contents';
import type { Change } from '../changes';
import { noticesOf } from '../customers/notices';
import type { Deps } from '../deps';
import { createFairQueue } from '../http/fairQueue';
import { Problem } from '../http/problem';
import { refusal } from '../http/refusal';
import type { Handler } from '../http/types';
import type { ReceivedFile } from '../http/uploads';
import { message } from '../messages/messages';
import { signatureHeader } from '../provisioning/provisioner';
import { firstAnswer, withIdempotency } from '../routing/idempotentRequest';
import { isSigned } from '../signature';
import { lockKeptTicket } from '../support/answer';
import { addReply } from '../support/reply';
import { readMail, type InboundMail } from './readMail';

/** Path for the provider's mail server. */
export const inboundMailPath = '/api/mail/inbound';

/** Maximum size of a mail in bytes: a file of the maximum size in base64. */
export const longestMail = 36_000_000;

/** Limited, because a mail is parsed in memory. */
const queueSizes = { atOnce: 4, waitingPerVisitor: 32, waiting: 64 };

const limits = { max: attachmentLimits.count, maxBytes: attachmentLimits.size, endings: attachmentTypes };

interface Author {
  readonly userId: string;
  readonly ticketId: Parameters<typeof lockKeptTicket>[1];
}

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
      .innerJoin('user', 'user.id', 'ticket.userId')
      .select(['ticket.id as ticketId', 'ticket.userId', 'user.email'])
      .where('ticket.id', '=', named.ticketId)
      .executeTakeFirst());
  if (!ticket || !addresses.isTokenOf(named.token, ticket.ticketId, ticket.userId))
    throw new Problem(404, 'unknownReplyAddress');
  if (mail.from !== ticket.email) throw new Problem(403, 'otherSender');
  return ticket;
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

  async function store(mail: InboundMail, { userId, ticketId }: Author): Promise<void> {
    const keyed = { userId, key: `mail-${mail.digest}`, content: inboundMailPath };
    if (await firstAnswer(db, keyed)) return;
    const { accepted, refused } = sorted(mail.files);
    const { language } = await noticesOf(db, userId);
    const notes = refused.map((name) => message(language, 'mailFileRefused', { name }));
    const text = [mail.text, ...notes].filter(Boolean).join('\n');
    const fields = Object.keys(replyProblems(text, accepted));
    if (fields.length > 0) throw refusal('invalidTicket', { fields });
    await limiter.take('messagesPerAccount', userId);
    const staged = await contents.stage(userId, accepted, limits);
    try {
      await add({ userId, ticketId }, { text, files: staged }, keyed);
    } finally {
      background.run(contents.discard(staged.map(({ contentId }) => contentId)));
    }
  }

  async function add(
    { userId, ticketId }: Author,
    sent: { readonly text: string; readonly files: readonly StagedFile[] },
    keyed: Parameters<typeof withIdempotency>[1],
  ): Promise<void> {
    const changed: Change[] = [];
    const publish = (id: string, ...topics: Change['topics']) => void changed.push({ userId: id, topics });
    await db.transaction().execute(async (tx) => {
      await withIdempotency(tx, keyed, async () => {
        const { ticket } = await lockKeptTicket(tx, ticketId);
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
