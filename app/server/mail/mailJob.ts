import { isFixedChannel, toChoices } from '@/domain/results/notices';
import { paths } from '@/paths';
import type { TicketId } from '@/domain/support/support';
import { noticesOf } from '../customers/notices';
import type { Db } from '../db/database';
import { enqueue } from '../jobs/enqueue';
import type { JobHandler } from '../jobs/handler';
import type { Language } from '../messages/messages';
import { RecipientRefused } from './mailer';
import type { ReplyAddresses } from './replyAddress';
import { choiceOf, mailOf, type MailEvent } from './mailEvent';
import { changedTexts } from './mailTexts';
import type { WatchedMailer } from './watchedMailer';

/** Parts of the handlers that send mails. */
export interface MailParts {
  readonly mailer: Pick<WatchedMailer, 'send'>;
  readonly brandNames: Readonly<Record<Language, string>>;
  /** URL of the portal, without a trailing slash. */
  readonly baseUrl: string;
  /** Addresses for answers; mails cannot be answered without. */
  readonly replies?: ReplyAddresses | null;
}

/** Queues a mail for after the commit, at least once; idempotent by key. */
export function enqueueMail(
  tx: Db,
  {
    userId,
    key,
    event,
    now,
    isResent = false,
  }: { userId: string; key: string; event: MailEvent; now: Date; isResent?: boolean },
): Promise<void> {
  return enqueue(tx, [
    { kind: 'mail', key: `mail:${key}`, payload: { userId, news: event, isResent }, runAt: now },
  ]);
}

/** Finds the receiver of a mail; null for an account that is gone. */
async function receiverOf(db: Db, userId: string, event: MailEvent) {
  if (event.kind === 'accountDeleted')
    return { email: event.address, language: event.language, choices: toChoices({}), isGone: true };
  const user = await db.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst();
  return user ? { ...user, ...(await noticesOf(db, userId)), isGone: false } : null;
}

/** Sends a mail in the account's language, unless the account does not want it by mail. A refused address is not tried again. */
export function mailHandler({ mailer, brandNames, baseUrl, replies }: MailParts): JobHandler<'mail'> {
  return {
    async run({ userId, news: event, isResent }, { db, jobId }) {
      const receiver = await receiverOf(db, userId, event);
      if (!receiver) return {};
      const { email, choices, language, isGone } = receiver;
      const choice = choiceOf(event);
      if (!isResent && choice !== null && !choices[choice].mail) return {};
      const texts = await changedTexts(db, language);
      const to = { email, language, brandName: brandNames[language], baseUrl, texts };
      const replyToOf = (ticketId: TicketId) => replies?.addressOf(ticketId, userId) ?? null;
      const mail = await mailOf(db, event, to, replyToOf);
      if (!mail) return {};
      const isOptional = choice !== null && !isFixedChannel(choice, 'mail');
      const unsubscribeHref = isOptional ? baseUrl + paths.dashboard.userSettings : undefined;
      await mailer
        .send({ ...mail, unsubscribeHref }, { kind: event.kind, jobId, ...(!isGone && { userId, event }) })
        .catch((error: unknown) => {
          if (!(error instanceof RecipientRefused)) throw error;
        });
      return {};
    },
  };
}
