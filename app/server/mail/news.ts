import * as v from 'valibot';
import type { NoticeEvent } from '@/domain/notices';
import type { Db } from '../db/database';
import { accessEventOf, accessNewsMail, accessNewsSchema, type AccessNews } from './accessNewsMail';
import type { Mail } from './mailer';
import type { MailTo } from './newsMail';
import { paperEventOf, paperMail, paperNewsSchema, type PaperNews } from './paperMail';
import { eventOf, serverMail, serverNewsSchema, type ServerNews } from './serverMail';
import { signInEventOf, signInMail, signInNewsSchema, type SignInNews } from './signInMail';

/** Whatever a mail of a job may tell. */
export const newsSchema = v.variant('kind', [
  serverNewsSchema,
  paperNewsSchema,
  signInNewsSchema,
  accessNewsSchema,
]);
export type News = ServerNews | PaperNews | SignInNews | AccessNews;

const events: Readonly<Record<News['kind'], NoticeEvent>> = {
  ...eventOf,
  ...paperEventOf,
  ...signInEventOf,
  ...accessEventOf,
};

/** Which choice of the account decides whether it is told. */
export const choiceOf = ({ kind }: News): NoticeEvent => events[kind];

/** Its mail; null where what it is about is gone. */
export async function mailOf(db: Db, news: News, to: MailTo): Promise<Mail | null> {
  switch (news.kind) {
    case 'signedIn':
      return signInMail(news, to);
    case 'accessSuspended':
    case 'accessRestored':
      return accessNewsMail(db, news, to);
    case 'act':
    case 'refunded':
    case 'refundCanceled':
      return paperMail(db, news, to);
    default:
      return serverMail(news, to);
  }
}
