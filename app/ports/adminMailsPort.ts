import type { MailConditions, MailKey, SentMail } from '@/domain/admin/mail';
import type { AdminRefusal } from '@/domain/admin/refusal';
import type { MailTest } from '@/domain/admin/mailTest';
import type { ReadPart } from '@/domain/list/pagedList';
import type { Locale } from '@/i18n/locale';
import type { Outcome } from '@/domain/results/outcome';

/** Mails that the portal has sent. */
export interface AdminMailsPort {
  /** Sends a test mail to the reader’s own address. */
  sendTestMail(language: Locale): Promise<MailTest>;
  /** Newest first. */
  mails: ReadPart<SentMail, MailKey, MailConditions>;
  /** The text of a mail, without its secrets. */
  mailText(id: number, signal?: AbortSignal): Promise<string>;
  /** Has a mail made anew and sent; returns its id. */
  resendMail(id: number): Promise<Outcome<number, AdminRefusal>>;
}
