import { useI18n } from '@/i18n/I18nProvider';
import { ButtonLink } from '@/primitives/Button';
import { AdminDetailsDialog } from '../list/AdminDetailsDialog';
import { AdminFormDialog } from '../list/AdminFormDialog';
import { AdminQuestionDialog } from '../list/AdminQuestionDialog';
import type { AdminUsersScreenProps, UserOverlay } from './adminUsersView';
import { userColumns } from './userColumns';
import { UserFormFields } from './UserFormFields';

interface UserOverlaysProps extends AdminUsersScreenProps {
  overlay: Exclude<UserOverlay, { kind: 'none' }>;
}

/** Open dialog of the customers. Loaded on demand. */
export default function UserOverlays({ overlay, ...props }: UserOverlaysProps) {
  const i18n = useI18n();
  const { t } = i18n;
  switch (overlay.kind) {
    case 'details': {
      const { row } = overlay;
      const { related } = props.view;
      return (
        <AdminDetailsDialog
          title={row.name}
          facts={userColumns(i18n).map(({ header, cell }) => ({ label: header, value: cell(row) }))}
          actions={
            related && (
              <>
                <ButtonLink href={related.payments}>{t('adminUsers.toPayments')}</ButtonLink>
                <ButtonLink href={related.servers}>{t('adminUsers.toServers')}</ButtonLink>
              </>
            )
          }
          onClose={props.onOverlayClose}
        />
      );
    }
    case 'form':
      return (
        <AdminFormDialog
          title={overlay.row === null ? t('adminUsers.add') : t('adminUsers.edit')}
          submitLabel={t(overlay.row === null ? 'adminUsers.form.add' : 'adminUsers.form.save')}
          refusals={overlay.refusals}
          submission={overlay.submission}
          onSubmit={props.onFormSubmit}
          onClose={props.onOverlayClose}
        >
          <UserFormFields
            user={overlay.row}
            draft={overlay.draft}
            problems={overlay.problems}
            onDraftChange={props.onDraftChange}
          />
        </AdminFormDialog>
      );
    case 'question': {
      const { action, row, submission } = overlay;
      return (
        <AdminQuestionDialog
          title={t(`adminUsers.${action}.title`, { name: row.name })}
          consequence={t(`adminUsers.${action}.consequence`, { email: row.email, servers: row.servers })}
          confirmLabel={t(`adminUsers.${action}`)}
          intent={action === 'viewAs' ? 'primary' : 'danger'}
          submission={submission}
          onConfirm={props.onQuestionConfirm}
          onClose={props.onOverlayClose}
        />
      );
    }
  }
}
