import { sql, type Selectable } from 'kysely';
import { safeParse } from 'valibot';
import {
  mailResults,
  mailRules,
  resendProblem,
  type MailConditions,
  type MailKey,
  type SentMail,
} from '@/domain/admin/mail';
import { toIsoDateTime, type IsoDate } from '@/domain/time/dates';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { mailEventSchema } from '../mail/mailEvent';
import { enqueueMail } from '../mail/mailJob';
import type { MailLogTable } from '../mail/tables';
import { listPage, listSource, type ListColumns, type ListRequest } from '../paging/listPage';
import { byRank, byText, byValue } from '../paging/order';
import { countRows } from './countRows';

/* The mail log, as staff read it. */

const fields = ['id', 'at', 'day', 'kind', 'email', 'subject', 'result', 'reason'] as const;
const canRepeat = sql<boolean>`"event" is not null and "userId" is not null`.as('canRepeat');

type Row = Pick<Selectable<MailLogTable>, (typeof fields)[number]> & { readonly canRepeat: boolean };

const toSentMail = ({ at, ...row }: Row): SentMail => ({ ...row, at: toIsoDateTime(at) });

const columns: ListColumns<MailKey, MailConditions> = {
  id: 'id',
  sorts: {
    at: byValue('id', 'bigint'),
    kind: byText('kind'),
    email: byText('email'),
    result: byRank('result', mailResults),
  },
  conditions: {
    kind: (kind) => sql<boolean>`"kind" = ${kind}`,
    result: (result) => sql<boolean>`"result" = ${result}`,
    day: (day) => sql<boolean>`"day" = ${day}::date`,
  },
  search: (pattern) => sql<boolean>`"searchText" like ${pattern}`,
};

const logged = (db: Db) => db.selectFrom('mailLog').select([...fields, canRepeat]);

/** Counts all mails. */
async function countMails(db: Db): Promise<number> {
  const { mails } = await db.selectFrom('mailCount').select('mails').executeTakeFirstOrThrow();
  return mails;
}

/** Counts the mails since a day of the provider that were not sent. */
export const countFailedMails = (db: Db, since: IsoDate): Promise<number> =>
  countRows(
    db
      .selectFrom('mailLog')
      .where('result', '=', 'failed')
      .where(sql<boolean>`"day" >= ${since}::date`),
  );

/** A page of the mail log; the newest first unless the query sorts it. */
export function mailPage(db: Db, query: ListRequest<MailKey, MailConditions>) {
  const source = listSource(logged(db), columns, query, {
    toItems: (rows) => rows.map(toSentMail),
    whole: async () => ({ total: await countMails(db), sums: {} }),
  });
  return listPage([source], mailRules, query);
}

/** The newest mails to a customer, and how many there are. */
export async function newestMails(db: Db, userId: string, limit: number) {
  const rows = await logged(db).where('userId', '=', userId).orderBy('id', 'desc').limit(limit).execute();
  const total = await countRows(db.selectFrom('mailLog').where('userId', '=', userId));
  return { items: rows.map(toSentMail), total };
}

/**
 * The text of a mail, without its secrets.
 *
 * @throws Problem 404 `notFound`
 */
export async function mailText(db: Db, id: number): Promise<string> {
  const row = await db.selectFrom('mailLog').select('text').where('id', '=', id).executeTakeFirst();
  if (!row) throw refusal('notFound');
  return row.text;
}

/**
 * Has a mail made anew from its event and sent.
 *
 * @throws Problem 404 `notFound`, 409 `notResendable` for a mail with a secret, or that only its reader requests
 */
export async function resendMail(
  tx: Db,
  id: number,
  now: Date,
): Promise<Pick<SentMail, 'id' | 'kind' | 'email'> & { readonly customer: string }> {
  const row = await logged(tx).select(['event', 'userId']).where('id', '=', id).executeTakeFirst();
  if (!row) throw refusal('notFound');
  const { event, userId, ...mail } = row;
  const parsed = safeParse(mailEventSchema, event);
  if (resendProblem(mail) !== null || userId === null || !parsed.success) throw refusal('notResendable');
  const key = `resend:${id}:${now.toISOString()}`;
  await enqueueMail(tx, { userId, key, event: parsed.output, now, isResent: true });
  const user = await tx.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  return { ...mail, customer: user.email };
}
