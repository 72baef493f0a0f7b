import type { MailConditions, MailKey, SentMail } from '@/domain/admin/mail';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import type { Loaded } from '@/domain/results/loaded';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

export type MailOverlay = Exclude<AdminOverlay<SentMail, never, never, 'resend'>, { kind: 'form' }>;

export type AdminMailsView = ListView<SentMail, MailKey, MailConditions> & {
  overlay: MailOverlay;
  /** Text of the mail whose details are open. */
  text: Loaded<string>;
};

export interface AdminMailsScreenProps
  extends
    ListActions<MailKey, MailConditions>,
    MoreActions,
    Pick<AdminOverlayActions<never>, 'onQuestionConfirm' | 'onOverlayClose'> {
  view: AdminMailsView;
  onDetailsOpen: (mail: SentMail) => void;
  onQuestionAsk: (question: 'resend', mail: SentMail) => void;
}
