import * as v from 'valibot';
import type { NoticeEvent } from '@/domain/results/notices';
import type { Db } from '../db/database';
import { accessEventOf, accessNewsMail, accessNewsSchema, type AccessMailEvent } from './accessNewsMail';
import type { Mail } from './mailer';
import type { MailTo } from './eventMail';
import { documentEventOf, documentMail, documentEventSchema, type DocumentMailEvent } from './documentMail';
import { eventOf, serverMail, serverMailEventSchema, type ServerMailEvent } from './serverMail';
import { signInEventOf, signInNewsMail, signInNewsSchema, type SignInMailEvent } from './signInMail';

/** Schema of every event that a job's mail may report. */
export const newsSchema = v.variant('kind', [
  serverMailEventSchema,
  documentEventSchema,
  signInNewsSchema,
  accessNewsSchema,
]);
export type News = ServerMailEvent | DocumentMailEvent | SignInMailEvent | AccessMailEvent;

const events: Readonly<Record<News['kind'], NoticeEvent | null>> = {
  ...eventOf,
  ...documentEventOf,
  ...signInEventOf,
  ...accessEventOf,
};

/** Which choice of the account decides whether it is told; null for what is always mailed. */
export const choiceOf = ({ kind }: News): NoticeEvent | null => events[kind];

/** Narrows news to the kinds of one module: those it names an event of. */
const isOf = <Kind extends News['kind']>(
  events: Readonly<Record<Kind, unknown>>,
  news: News,
): news is Extract<News, { kind: Kind }> => news.kind in events;

/** Its mail; null where what it is about is gone. */
export async function mailOf(db: Db, news: News, to: MailTo): Promise<Mail | null> {
  if (isOf(signInEventOf, news)) return signInNewsMail(db, news, to);
  if (isOf(accessEventOf, news)) return accessNewsMail(db, news, to);
  if (isOf(documentEventOf, news)) return documentMail(db, news, to);
  return serverMail(news, to);
}
