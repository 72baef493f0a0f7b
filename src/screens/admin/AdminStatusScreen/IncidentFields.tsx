import { datacenterText } from '@/components/datacenterText';
import {
  withKind,
  type IncidentDraft,
  type IncidentProblems,
  type UpdateDraft,
} from '@/domain/admin/incident';
import { incidentSeverities, statesOf, statusServices } from '@/domain/status/incident';
import { incidentKinds } from '@/domain/status/incidentKind';
import { useI18n } from '@/i18n/I18nProvider';
import { DateField } from '@/primitives/DateField';
import { SelectField } from '@/primitives/SelectField';
import { TextAreaField } from '@/primitives/TextAreaField';
import { TextField } from '@/primitives/TextField';
import { CheckList } from '../catalog/CheckList';
import { FieldPairs } from '../catalog/FieldPairs';

interface FieldsProps<Draft> {
  draft: Draft;
  problems: IncidentProblems;
  onDraftChange: (patch: Partial<IncidentDraft>) => void;
}

function useProblems(problems: IncidentProblems) {
  const { t } = useI18n();
  return (field: keyof IncidentProblems) => problems[field] && t(`adminStatus.problem.${problems[field]}`);
}

/** Text of an update in both languages. */
export function UpdateTexts({ draft, problems, onDraftChange }: FieldsProps<UpdateDraft>) {
  const { t } = useI18n();
  const problemOf = useProblems(problems);
  return (
    <>
      <TextAreaField
        label={t('adminStatus.field.textRu')}
        name="textRu"
        required
        rows={3}
        value={draft.textRu}
        error={problemOf('textRu')}
        onValueChange={(textRu) => onDraftChange({ textRu })}
      />
      <TextAreaField
        label={t('adminStatus.field.textEn')}
        name="textEn"
        required
        rows={3}
        value={draft.textEn}
        error={problemOf('textEn')}
        onValueChange={(textEn) => onDraftChange({ textEn })}
      />
    </>
  );
}

/** Window of planned work: days and times of the provider. */
function WindowFields({ draft, problems, onDraftChange }: FieldsProps<IncidentDraft>) {
  const { t } = useI18n();
  const problemOf = useProblems(problems);
  const time = { required: true, placeholder: '03:00', autoComplete: 'off', inputMode: 'numeric' } as const;
  return (
    <FieldPairs>
      <DateField
        label={t('adminStatus.field.fromDay')}
        name="fromDay"
        required
        value={draft.fromDay}
        error={problemOf('fromDay')}
        onValueChange={(fromDay) => onDraftChange({ fromDay })}
      />
      <TextField
        {...time}
        label={t('adminStatus.field.fromTime')}
        name="fromTime"
        value={draft.fromTime}
        error={problemOf('fromTime')}
        onValueChange={(fromTime) => onDraftChange({ fromTime })}
      />
      <DateField
        label={t('adminStatus.field.untilDay')}
        name="untilDay"
        required
        value={draft.untilDay}
        error={problemOf('untilDay')}
        onValueChange={(untilDay) => onDraftChange({ untilDay })}
      />
      <TextField
        {...time}
        label={t('adminStatus.field.untilTime')}
        name="untilTime"
        value={draft.untilTime}
        error={problemOf('untilTime')}
        onValueChange={(untilTime) => onDraftChange({ untilTime })}
      />
    </FieldPairs>
  );
}

interface IncidentFieldsProps extends FieldsProps<IncidentDraft> {
  /** Kind, state and first text belong to the announcement. */
  isNew: boolean;
}

/** Everything that an incident is announced with, or what can be changed of it. */
export function IncidentFields({ isNew, draft, problems, onDraftChange }: IncidentFieldsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const problemOf = useProblems(problems);
  return (
    <div className="@container flex flex-col gap-5">
      <FieldPairs>
        {isNew && (
          <SelectField
            label={t('adminStatus.field.kind')}
            name="kind"
            value={draft.kind}
            options={incidentKinds.map((value) => ({ value, label: t(`adminStatus.kind.${value}`) }))}
            onValueChange={(kind) => onDraftChange(withKind(kind))}
          />
        )}
        {draft.kind === 'incident' && (
          <SelectField
            label={t('adminStatus.field.severity')}
            name="severity"
            value={draft.severity}
            options={incidentSeverities.map((value) => ({
              value,
              label: t(`adminStatus.severity.${value}`),
            }))}
            onValueChange={(severity) => onDraftChange({ severity })}
          />
        )}
        {isNew && draft.kind !== 'announcement' && (
          <SelectField
            label={t('adminStatus.field.state')}
            name="state"
            value={draft.state}
            options={statesOf(draft.kind)
              .filter((state) => state !== 'resolved')
              .map((value) => ({ value, label: t(`adminStatus.state.${value}`) }))}
            onValueChange={(state) => onDraftChange({ state })}
          />
        )}
      </FieldPairs>
      {draft.kind === 'maintenance' && (
        <WindowFields draft={draft} problems={problems} onDraftChange={onDraftChange} />
      )}
      <TextField
        label={t('adminStatus.field.titleRu')}
        name="titleRu"
        autoComplete="off"
        required
        value={draft.titleRu}
        error={problemOf('titleRu')}
        onValueChange={(titleRu) => onDraftChange({ titleRu })}
      />
      <TextField
        label={t('adminStatus.field.titleEn')}
        name="titleEn"
        autoComplete="off"
        required
        value={draft.titleEn}
        error={problemOf('titleEn')}
        onValueChange={(titleEn) => onDraftChange({ titleEn })}
      />
      {isNew && <UpdateTexts draft={draft} problems={problems} onDraftChange={onDraftChange} />}
      <FieldPairs>
        <CheckList
          legend={t('adminStatus.field.datacenters')}
          name="datacenter"
          ids={i18n.datacenters.map(({ id }) => id)}
          labelOf={(id) => datacenterText(id, i18n)}
          chosen={draft.datacenters}
          error={problemOf('affected')}
          onChange={(datacenters) => onDraftChange({ datacenters })}
        />
        <CheckList
          legend={t('adminStatus.field.services')}
          name="service"
          ids={statusServices}
          labelOf={(id) => t(`adminStatus.service.${id}`)}
          chosen={draft.services}
          onChange={(services) => onDraftChange({ services })}
        />
      </FieldPairs>
      <p className="text-sm text-text-muted">
        {t(draft.datacenters.length === 0 ? 'adminStatus.touchesAll' : 'adminStatus.touchesSome')}
      </p>
    </div>
  );
}
