import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MailKind, MailResult } from '@/domain/admin/mail';
import type { MailTemplate } from '@/domain/admin/mailText';
import type { IsoDate } from '@/domain/time/dates';

/** A mail that was sent, or that the mail server refused. */
export interface MailLogTable {
  id: GeneratedAlways<number>;
  /** Of the last attempt. */
  at: Date;
  /** The provider's day of the first attempt (D41). */
  day: ColumnType<IsoDate, IsoDate, never>;
  kind: MailKind;
  email: string;
  /** Null for an address without an account. */
  userId: string | null;
  /** The job that sends it; null for an answer to a form. */
  jobId: number | null;
  /** Without secrets, as the text. */
  subject: string;
  text: string;
  result: MailResult;
  /** Null for a mail that was sent. */
  reason: string | null;
  /** The event that it reports, parsed again when it is sent again. */
  event: ColumnType<unknown, string | null, never>;
  /** Folded text that a search looks into; the database makes it. */
  searchText: GeneratedAlways<string>;
}

/** A text of mails that the provider has changed. */
export interface MailTextTable {
  template: MailTemplate;
  language: string;
  subject: string;
  body: string;
  /** Grows with every change. */
  version: Generated<number>;
}

/** One row, kept by triggers: counting a million mails takes a tenth of a second. */
interface MailCountTable {
  mails: number;
}

declare module '../db/schema' {
  interface Schema {
    mailLog: MailLogTable;
    mailCount: MailCountTable;
    mailText: MailTextTable;
  }
}
