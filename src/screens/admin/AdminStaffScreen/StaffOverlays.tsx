import { staffRoles } from '@/domain/admin/rights';
import { useI18n } from '@/i18n/I18nProvider';
import { CheckboxCard } from '@/primitives/CheckboxCard';
import { RadioCards } from '@/primitives/RadioCards';
import { TextField } from '@/primitives/TextField';
import { AdminFormDialog } from '../list/AdminFormDialog';
import { AdminQuestionDialog } from '../list/AdminQuestionDialog';
import { roleKey, type AdminStaffScreenProps, type StaffOverlay } from './adminStaffView';

interface StaffOverlaysProps extends AdminStaffScreenProps {
  overlay: Exclude<StaffOverlay, { kind: 'none' }>;
}

/** Open dialog of the staff. Loaded on demand. */
export default function StaffOverlays({ overlay, ...props }: StaffOverlaysProps) {
  const { t } = useI18n();
  if (overlay.kind === 'details') return null;
  if (overlay.kind === 'question')
    return (
      <AdminQuestionDialog
        title={t('adminStaff.remove.title', { name: overlay.row.name })}
        consequence={t('adminStaff.remove.consequence', { email: overlay.row.email })}
        confirmLabel={t('adminStaff.remove')}
        intent="danger"
        submission={overlay.submission}
        onConfirm={props.onQuestionConfirm}
        onClose={props.onOverlayClose}
      />
    );
  const { row, draft, problems, submission } = overlay;
  const hasAccount =
    draft.isExisting || (submission.status === 'failed' && submission.reason === 'accountExists');
  return (
    <AdminFormDialog
      title={row === null ? t('adminStaff.invite') : t('adminStaff.role.title', { name: row.name })}
      submitLabel={t(row === null ? 'adminStaff.invite.submit' : 'adminStaff.role.submit')}
      refusals={overlay.refusals}
      submission={submission}
      onSubmit={props.onFormSubmit}
      onClose={props.onOverlayClose}
    >
      {row === null && (
        <>
          <TextField
            label={t('adminStaff.column.name')}
            name="name"
            autoComplete="off"
            dir="auto"
            required
            value={draft.name}
            error={problems.name && t(`adminStaff.problem.${problems.name}`)}
            onValueChange={(name) => props.onDraftChange({ name })}
          />
          <TextField
            label={t('adminStaff.column.email')}
            name="email"
            type="email"
            autoComplete="off"
            spellCheck={false}
            required
            hint={t('adminStaff.hint.email')}
            value={draft.email}
            error={problems.email && t(`adminStaff.problem.${problems.email}`)}
            onValueChange={(email) => props.onDraftChange({ email, isExisting: false })}
          />
          {hasAccount && (
            <CheckboxCard
              checked={draft.isExisting}
              onCheckedChange={(isExisting) => props.onDraftChange({ isExisting })}
              title={t('adminStaff.isExisting')}
            />
          )}
        </>
      )}
      <RadioCards
        label={t('adminStaff.column.role')}
        value={draft.role}
        onValueChange={(role) => props.onDraftChange({ role })}
        options={staffRoles.map((value) => ({
          value,
          title: t(roleKey(value)),
          description: t(`adminStaff.rights.${value}`),
        }))}
      />
    </AdminFormDialog>
  );
}
