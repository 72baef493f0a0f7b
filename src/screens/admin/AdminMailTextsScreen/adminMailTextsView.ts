import type {
  MailPreview,
  MailText,
  MailTextConditions,
  MailTextDraft,
  MailTextKey,
  MailTextProblems,
  PreviewScheme,
  PreviewWidth,
} from '@/domain/admin/mailText';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import type { Loaded } from '@/domain/results/loaded';
import type { I18n } from '@/i18n/I18nProvider';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

export type MailTextOverlay = Exclude<
  AdminOverlay<MailText, MailTextDraft, MailTextProblems, 'restore'>,
  { kind: 'details' }
>;

/** The mail of the open form with sample data. */
export interface MailPreviewView {
  mail: Loaded<MailPreview>;
  width: PreviewWidth;
  scheme: PreviewScheme;
  /** `stale` once the form has changed since. */
  state: 'current' | 'stale';
}

export type AdminMailTextsView = ListView<MailText, MailTextKey, MailTextConditions> & {
  overlay: MailTextOverlay;
  preview: MailPreviewView;
};

export interface AdminMailTextsScreenProps
  extends ListActions<MailTextKey, MailTextConditions>, MoreActions, AdminOverlayActions<MailTextDraft> {
  view: AdminMailTextsView;
  /** The form of this text is wanted. */
  onTextEdit: (text: MailText) => void;
  onQuestionAsk: (question: 'restore', text: MailText) => void;
  /** The form is previewed as it is now. */
  onPreviewRefresh: () => void;
  /** Another width was chosen. */
  onPreviewWidthChange: (width: PreviewWidth) => void;
  /** Other colours were chosen. */
  onPreviewSchemeChange: (scheme: PreviewScheme) => void;
}

/** A text in a few words: its event and language. */
export const mailTextName = (
  { template, language }: Pick<MailText, 'template' | 'language'>,
  t: I18n['t'],
): string =>
  t('adminMailTexts.name', {
    template: t(`adminMailTexts.template.${template}`),
    language: t(`adminMailTexts.language.${language}`),
  });
