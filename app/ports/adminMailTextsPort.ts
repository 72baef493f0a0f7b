import type { MailPreview, MailText, MailTextDraft } from '@/domain/admin/mailText';
import type { AdminRefusal } from '@/domain/admin/refusal';
import type { Outcome } from '@/domain/results/outcome';

/** Texts of the mails, which the provider can change. */
export interface AdminMailTextsPort {
  /** Every text in each language. */
  mailTexts(signal?: AbortSignal): Promise<readonly MailText[]>;
  /** Changes a text that is still the one that was read. */
  saveMailText(text: MailText, draft: MailTextDraft): Promise<Outcome<MailText, AdminRefusal>>;
  /** Returns to the portal's own text. */
  restoreMailText(text: MailText): Promise<Outcome<MailText, AdminRefusal>>;
  /** The mail of a text with sample data. */
  previewMailText(text: MailText, draft: MailTextDraft, signal?: AbortSignal): Promise<MailPreview>;
}
