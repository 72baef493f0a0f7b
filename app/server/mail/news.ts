import * as v from 'valibot';
import type { NoticeEvent } from '@/domain/notices';
import { timeZoneOf } from '../settings/storedSettings';
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

const events: Readonly<Record<News['kind'], NoticeEvent | null>> = {
  ...eventOf,
  ...paperEventOf,
  ...signInEventOf,
  ...accessEventOf,
};

/** Which choice of the account decides whether it is told; null for what is always mailed. */
export const choiceOf = ({ kind }: News): NoticeEvent | null => events[kind];

/** Its mail; null where what it is about is gone. */
export async function mailOf(db: Db, news: News, to: MailTo): Promise<Mail | null> {
  switch (news.kind) {
    case 'signedIn':
    case 'passwordChanged':
      return signInMail(news, to, await timeZoneOf(db));
    case 'accessSuspended':
    case 'accessRestored':
      return accessNewsMail(db, news, to);
    case 'bill':
    case 'receipt':
    case 'act':
    case 'refunded':
    case 'refundCanceled':
      return paperMail(db, news, to);
    default:
      return serverMail(news, to);
  }
}
