import { chosenUserStatuses, type AdminUser } from '@/domain/admin/user';
import type { UserDraft, UserProblems } from '@/domain/admin/userForm';
import { useI18n } from '@/i18n/I18nProvider';
import { SelectField } from '@/primitives/SelectField';
import { TextField } from '@/primitives/TextField';
import { LostDaysChoice } from './LostDaysChoice';

interface UserFormFieldsProps {
  /** `null` for a new one. */
  user: AdminUser | null;
  draft: UserDraft;
  problems: UserProblems;
  onDraftChange: (patch: Partial<UserDraft>) => void;
}

/** Name, e-mail and status; the e-mail of an existing account is read-only. */
export function UserFormFields({ user, draft, problems, onDraftChange }: UserFormFieldsProps) {
  const { t } = useI18n();
  return (
    <>
      <TextField
        label={t('adminUsers.column.name')}
        name="name"
        autoComplete="off"
        dir="auto"
        required
        value={draft.name}
        error={problems.name && t(`adminUsers.problem.${problems.name}`)}
        onValueChange={(name) => onDraftChange({ name })}
      />
      <TextField
        label={t('adminUsers.column.email')}
        name="email"
        type="email"
        autoComplete="off"
        spellCheck={false}
        required={user === null}
        readOnly={user !== null}
        hint={t(user === null ? 'adminUsers.hint.newEmail' : 'adminUsers.hint.email')}
        value={draft.email}
        error={problems.email && t(`adminUsers.problem.${problems.email}`)}
        onValueChange={(email) => onDraftChange({ email })}
      />
      <SelectField
        label={t('adminUsers.column.status')}
        name="status"
        value={draft.status}
        options={chosenUserStatuses.map((value) => ({ value, label: t(`adminUsers.status.${value}`) }))}
        hint={statusHint(user, draft, t)}
        onValueChange={(status) => onDraftChange({ status })}
      />
      {user?.status === 'Suspended' && draft.status === 'Active' && (
        <LostDaysChoice
          user={user}
          value={draft.returnsLostDays}
          onValueChange={(returnsLostDays) => onDraftChange({ returnsLostDays })}
        />
      )}
    </>
  );
}

/** Returns a hint about the effect of the selected status, if any. */
function statusHint(user: AdminUser | null, { status }: UserDraft, t: ReturnType<typeof useI18n>['t']) {
  if (status === (user?.status ?? 'Active')) return undefined;
  return t(status === 'Suspended' ? 'adminUsers.hint.suspended' : 'adminUsers.hint.restored');
}
