import { statesOf } from '@/domain/status/incident';
import type { AdminIncident } from '@/domain/admin/incident';
import { inLanguage } from '@/domain/values/localized';
import { useI18n } from '@/i18n/I18nProvider';
import { incidentPath } from '@/paths';
import { Link } from '@/primitives/Link';
import { SelectField } from '@/primitives/SelectField';
import { AdminDetailsDialog } from '../list/AdminDetailsDialog';
import { AdminFormDialog } from '../list/AdminFormDialog';
import { isIncidentDraft, type AdminStatusScreenProps, type StatusOverlay } from './adminStatusView';
import { affectedText, incidentColumns, IncidentStateBadge, kindText } from './incidentColumns';
import { IncidentFields, UpdateTexts } from './IncidentFields';

interface StatusOverlaysProps extends AdminStatusScreenProps {
  overlay: Exclude<StatusOverlay, { kind: 'none' }>;
}

/** The dialog that is open above the incidents, in a chunk of its own. */
export default function StatusOverlays({ overlay, ...props }: StatusOverlaysProps) {
  if (overlay.kind === 'form') return <StatusForm overlay={overlay} {...props} />;
  return <IncidentDetails incident={overlay.row} {...props} />;
}

function IncidentDetails({ incident, onOverlayClose }: { incident: AdminIncident } & AdminStatusScreenProps) {
  const i18n = useI18n();
  const { t, locale, number, dateTime } = i18n;
  const { window, updates } = incident;
  return (
    <AdminDetailsDialog
      title={inLanguage(incident.title, locale)}
      facts={[
        ...incidentColumns(i18n)
          .filter(({ key }) => key !== 'title' && key !== 'kind')
          .map(({ header, cell }) => ({ label: header, value: cell(incident) })),
        { label: t('adminStatus.column.kind'), value: kindText(incident, t) },
        { label: t('adminStatus.affected'), value: affectedText(incident, i18n) },
        ...(window
          ? [
              {
                label: t('adminStatus.window'),
                value: `${dateTime(window.from)} — ${dateTime(window.until)}`,
              },
            ]
          : []),
        { label: t('adminStatus.recipients'), value: number(incident.recipients) },
        {
          label: t('adminStatus.publicPage'),
          value: <Link href={incidentPath(incident.id)}>{t('adminStatus.publicPage')}</Link>,
        },
      ]}
      onClose={onOverlayClose}
    >
      <h3 className="mt-5 mb-2 font-semibold">{t('adminStatus.history')}</h3>
      <ol className="flex flex-col gap-3">
        {updates.map(({ id, at, state, text }) => (
          <li key={id}>
            <p className="flex flex-wrap items-center gap-2">
              <IncidentStateBadge status={state} size="sm" />
              <span className="text-sm text-text-muted">{dateTime(at)}</span>
            </p>
            <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{inLanguage(text, locale)}</p>
          </li>
        ))}
      </ol>
    </AdminDetailsDialog>
  );
}

type FormOverlay = Extract<StatusOverlay, { kind: 'form' }>;

function StatusForm({ overlay, ...props }: { overlay: FormOverlay } & AdminStatusScreenProps) {
  const { t, locale } = useI18n();
  const { row, draft, problems, refusals, submission } = overlay;
  const form = row === null ? 'add' : isIncidentDraft(draft) ? 'save' : 'update';
  const titles = {
    add: t('adminStatus.add'),
    save: t('adminStatus.edit.title'),
    update: t('adminStatus.update.title'),
  };
  return (
    <AdminFormDialog
      title={titles[form]}
      submitLabel={t(`adminStatus.form.${form}`)}
      refusals={refusals}
      submission={submission}
      onSubmit={props.onFormSubmit}
      onClose={props.onOverlayClose}
    >
      {isIncidentDraft(draft) ? (
        <IncidentFields
          isNew={row === null}
          draft={draft}
          problems={problems}
          onDraftChange={props.onDraftChange}
        />
      ) : (
        <div className="flex flex-col gap-5">
          {row && <p className="text-text-muted [overflow-wrap:anywhere]">{inLanguage(row.title, locale)}</p>}
          <SelectField
            label={t('adminStatus.field.state')}
            name="state"
            value={draft.state}
            hint={draft.state === 'resolved' ? t('adminStatus.field.state.resolved') : undefined}
            options={statesOf(row?.kind ?? 'incident').map((value) => ({
              value,
              label: t(`adminStatus.state.${value}`),
            }))}
            onValueChange={(state) => props.onDraftChange({ state })}
          />
          <UpdateTexts draft={draft} problems={problems} onDraftChange={props.onDraftChange} />
        </div>
      )}
    </AdminFormDialog>
  );
}
