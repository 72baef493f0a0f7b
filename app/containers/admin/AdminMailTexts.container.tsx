import { useCallback, useState } from 'react';
import {
  mailTextId,
  mailTextProblems,
  mailTextRules,
  usableMailText,
  type MailText,
  type MailTextDraft,
  type MailTextProblems,
  type PreviewScheme,
  type PreviewWidth,
} from '@/domain/admin/mailText';
import { readWholeList } from '@/domain/list/pagedList';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminMailTextsScreen } from '@/screens/admin/AdminMailTextsScreen/AdminMailTextsScreen';
import { mailTextName, type MailTextOverlay } from '@/screens/admin/AdminMailTextsScreen/adminMailTextsView';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { useMailPreview } from '@app/reads/adminReads';

interface Previewed {
  readonly text: MailText;
  readonly draft: MailTextDraft;
}

const noProblems: MailTextProblems = {};

/** The texts of all mails (`/admin/mails/texts`). */
export default function AdminMailTextsContainer() {
  const { admin } = usePorts();
  const { t } = useI18n();
  const { list, change, actions } = useList(mailTextRules, {
    key: 'admin/mail-texts',
    event: 'admin-mail-texts-failed',
    readPart: readWholeList(mailTextRules, admin.mailTexts),
  });
  const dialog = useAdminOverlay<MailText, MailTextDraft, 'restore'>();
  const { overlay, openForm } = dialog;
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [width, setWidth] = useState<PreviewWidth>(375);
  const [scheme, setScheme] = useState<PreviewScheme>('light');
  const mail = useMailPreview(overlay.kind === 'form' ? previewed : null);

  const edit = useCallback(
    (text: MailText) => {
      const { subject, body } = text;
      setPreviewed({ text, draft: { subject, body } });
      openForm(text, { subject, body });
    },
    [openForm],
  );

  const follow = (notice: 'saved' | 'restored') => (text: MailText) => {
    change((texts) => texts.map((each) => (mailTextId(each) === mailTextId(text) ? text : each)));
    return {
      type: 'success',
      title: t(`adminMailTexts.notice.${notice}`),
      message: mailTextName(text, t),
    } as const;
  };

  /** The text of the form, without problems; shows them otherwise. */
  function usableForm(): Previewed | null {
    if (overlay.kind !== 'form' || overlay.row === null) return null;
    const { row: text, draft: typed } = overlay;
    const draft = usableMailText(text.template, typed);
    if (draft !== null) return { text, draft };
    dialog.refuse();
    return null;
  }

  const submit = () => {
    const form = usableForm();
    if (form) dialog.send(() => admin.saveMailText(form.text, form.draft), follow('saved'));
  };

  const refreshPreview = () => {
    const form = usableForm();
    if (form) setPreviewed(form);
  };

  const shown = withProblems(
    overlay,
    (draft, row) => (row === null ? noProblems : mailTextProblems(row.template, draft)),
    noProblems,
  ) as MailTextOverlay;
  const isCurrent =
    overlay.kind === 'form' &&
    overlay.draft.subject === previewed?.draft.subject &&
    overlay.draft.body === previewed.draft.body;

  return (
    <AdminMailTextsScreen
      {...actions}
      {...dialog.actions}
      view={{
        ...list,
        overlay: shown,
        preview: { mail, width, scheme, state: isCurrent ? 'current' : 'stale' },
      }}
      onTextEdit={edit}
      onFormSubmit={submit}
      onQuestionConfirm={() =>
        overlay.kind === 'question' &&
        dialog.send(() => admin.restoreMailText(overlay.row), follow('restored'))
      }
      onPreviewRefresh={refreshPreview}
      onPreviewWidthChange={setWidth}
      onPreviewSchemeChange={setScheme}
    />
  );
}
