import { useI18n } from '@/i18n/I18nProvider';
import { ButtonLink } from '@/primitives/Button';
import { DateField } from '@/primitives/DateField';
import { TextField } from '@/primitives/TextField';
import { AdminDetailsDialog } from '../list/AdminDetailsDialog';
import { AdminFormDialog } from '../list/AdminFormDialog';
import { AdminQuestionDialog } from '../list/AdminQuestionDialog';
import type { AdminServersScreenProps, ServerOverlay } from './adminServersView';
import { serverFacts } from './serverColumns';

interface ServerOverlaysProps extends AdminServersScreenProps {
  overlay: Exclude<ServerOverlay, { kind: 'none' }>;
}

/** Open dialog of the servers. Loaded on demand. */
export default function ServerOverlays({ overlay, ...props }: ServerOverlaysProps) {
  const i18n = useI18n();
  const { t } = i18n;
  switch (overlay.kind) {
    case 'details':
      return (
        <AdminDetailsDialog
          title={overlay.row.name}
          facts={serverFacts(i18n).map(({ header, cell }) => ({ label: header, value: cell(overlay.row) }))}
          actions={
            props.view.ownerHref !== null && (
              <ButtonLink href={props.view.ownerHref}>{t('adminServers.toOwner')}</ButtonLink>
            )
          }
          onClose={props.onOverlayClose}
        />
      );
    case 'form':
      return (
        <AdminFormDialog
          title={t('adminServers.settings')}
          submitLabel={t('adminServers.form.save')}
          refusals={overlay.refusals}
          submission={overlay.submission}
          onSubmit={props.onFormSubmit}
          onClose={props.onOverlayClose}
        >
          <TextField
            label={t('adminServers.column.name')}
            name="name"
            autoComplete="off"
            spellCheck={false}
            required
            value={overlay.draft.name}
            error={overlay.problems.name && t(`adminServers.problem.${overlay.problems.name}`)}
            onValueChange={(name) => props.onDraftChange({ name })}
          />
          {props.view.expiryLock === null ? (
            <DateField
              label={t('adminServers.column.expires')}
              required
              value={overlay.draft.expires}
              error={overlay.problems.expires && t(`adminServers.problem.${overlay.problems.expires}`)}
              onValueChange={(expires) => props.onDraftChange({ expires })}
            />
          ) : (
            <TextField
              label={t('adminServers.column.expires')}
              hint={t(`adminServers.expiryLock.${props.view.expiryLock}`)}
              readOnly
              disabled
              value={overlay.row === null ? '' : i18n.date(overlay.row.expires)}
            />
          )}
        </AdminFormDialog>
      );
    case 'question': {
      const { action, row, submission } = overlay;
      return (
        <AdminQuestionDialog
          title={t(`adminServers.${action}.title`, { name: row.name })}
          consequence={t(`adminServers.${action}.consequence`, { user: row.user })}
          confirmLabel={t(`adminServers.${action}`)}
          intent="danger"
          submission={submission}
          onConfirm={props.onQuestionConfirm}
          onClose={props.onOverlayClose}
        />
      );
    }
  }
}
