import * as v from 'valibot';
import type { NoticeEvent } from '@/domain/notices';
import { paperEventOf, paperNewsSchema, type PaperNews } from './paperMail';
import { eventOf, serverNewsSchema, type ServerNews } from './serverMail';

/** Whatever a mail of a job may tell. */
export const newsSchema = v.variant('kind', [serverNewsSchema, paperNewsSchema]);
export type News = ServerNews | PaperNews;

export const isOfPapers = (news: News): news is PaperNews => news.kind in paperEventOf;

/** Which choice of the account decides whether it is told. */
export const choiceOf = (news: News): NoticeEvent =>
  isOfPapers(news) ? paperEventOf[news.kind] : eventOf[news.kind];
