import * as v from 'valibot';
import type { NoticeEvent } from '@/domain/notices';
import type { Db } from '../db/database';
import { accessEventOf, accessNewsMail, accessNewsSchema, type AccessNews } from './accessNewsMail';
import type { Mail } from './mailer';
import type { MailTo } from './newsMail';
import { paperEventOf, paperMail, paperNewsSchema, type PaperNews } from './paperMail';
import { eventOf, serverMail, serverNewsSchema, type ServerNews } from './serverMail';
import { signInEventOf, signInNewsMail, signInNewsSchema, type SignInNews } from './signInMail';

/** Whatever a mail of a job may tell. */
export const newsSchema = v.variant('kind', [
  serverNewsSchema,
  paperNewsSchema,
  signInNewsSchema,
  accessNewsSchema,
]);
export type News = ServerNews | PaperNews | SignInNews | AccessNews;

const events: Readonly<Record<News['kind'], NoticeEvent | null>> = {
  ...eventOf,
  ...paperEventOf,
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
  if (isOf(paperEventOf, news)) return paperMail(db, news, to);
  return serverMail(news, to);
}
