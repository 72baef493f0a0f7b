import {
  datacenterEffects,
  usableDatacenter,
  type AdminDatacenter,
  type DatacenterDraft,
  type DatacenterEffect,
  type DatacenterProblems,
} from '@/domain/admin/datacenter';
import { planSales } from '@/domain/admin/plan';
import { catalogueCountries } from '@/domain/profile/countries';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { NumberField } from '@/primitives/NumberField';
import { RadioCards } from '@/primitives/RadioCards';
import { SelectField } from '@/primitives/SelectField';
import { TextField } from '@/primitives/TextField';
import { FieldPairs } from '../catalog/FieldPairs';
import { PreviewNote } from '../catalog/PreviewNote';
import { ReasonFields } from '../catalog/ReasonFields';
import { AdminFormDialog } from '../list/AdminFormDialog';
import type { AdminDatacentersScreenProps, DatacenterOverlay } from './adminDatacentersView';
import { datacenterName } from './datacenterColumns';

interface DatacenterFormProps extends AdminDatacentersScreenProps {
  overlay: Extract<DatacenterOverlay, { kind: 'form' }>;
}

/** Maximum sort position of a data centre. */
const lastPlace = 100_000;

/** Form of a data centre, with what saving it concerns, or what a new one needs. */
export default function DatacenterForm({ overlay, onDraftChange, ...props }: DatacenterFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { row, draft, problems, refusals, submission } = overlay;
  const problemOf = (field: keyof DatacenterProblems) =>
    problems[field] && t(`adminDatacenters.problem.${problems[field]}`);
  const cityField = (field: 'cityRu' | 'cityEn') => (
    <TextField
      label={t(`adminDatacenters.field.${field}`)}
      name={field}
      autoComplete="off"
      required
      value={draft[field]}
      error={problemOf(field)}
      onValueChange={(city) => onDraftChange({ [field]: city })}
    />
  );
  return (
    <AdminFormDialog
      title={row === null ? t('adminDatacenters.add') : datacenterName(row, i18n)}
      submitLabel={t(row === null ? 'adminDatacenters.form.add' : 'adminDatacenters.form.save')}
      refusals={refusals}
      submission={submission}
      onSubmit={props.onFormSubmit}
      onClose={props.onOverlayClose}
    >
      <div className="@container flex flex-col gap-5">
        {row === null && (
          <SelectField
            label={t('adminDatacenters.field.country')}
            name="country"
            required
            hint={t('adminDatacenters.field.country.hint')}
            value={draft.country}
            placeholder={t('adminDatacenters.field.country.none')}
            error={problemOf('country')}
            options={countryOptions(i18n)}
            onValueChange={(country) => onDraftChange({ country })}
          />
        )}
        <FieldPairs>
          {cityField('cityRu')}
          {cityField('cityEn')}
        </FieldPairs>
        <NumberField
          label={t('adminDatacenters.field.position')}
          name="position"
          required
          min={0}
          max={lastPlace}
          hint={t('adminDatacenters.field.position.hint')}
          value={draft.position}
          error={problemOf('position')}
          onValueChange={(position) => onDraftChange({ position })}
        />
        <RadioCards
          label={t('adminDatacenters.field.sale')}
          value={draft.sale}
          onValueChange={(sale) => onDraftChange({ sale })}
          options={planSales.map((value) => ({
            value,
            title: t(`adminDatacenters.sale.${value}`),
            description: t(`adminDatacenters.sale.${value}.text`),
          }))}
        />
        {draft.sale === 'soldOut' && (
          <ReasonFields draft={draft} problemOf={problemOf} onDraftChange={onDraftChange} />
        )}
        {row === null ? (
          <NeedsNote country={draft.country} />
        ) : (
          <PreviewNote
            effects={effectsOf(row, draft).map((effect) => effectText(effect, row, t))}
            counted={{
              status: 'ready',
              value: [t('adminDatacenters.effect.servers', { count: row.servers })],
            }}
          />
        )}
      </div>
    </AdminFormDialog>
  );
}

/** Countries without a data centre, by name. */
function countryOptions({ country, datacenters, locale }: I18n) {
  const taken = datacenters.map(({ id }) => id.toUpperCase());
  return catalogueCountries
    .filter((code) => !taken.includes(code))
    .map((value) => ({ value, label: country(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}

/** Explains the steps until customers can order in a new data centre. */
function NeedsNote({ country }: Pick<DatacenterDraft, 'country'>) {
  const { t, rich } = useI18n();
  const code = country === '' ? 'XX' : country;
  return (
    <Callout tone="info">
      <h3 className="mb-1 font-medium">{t('adminDatacenters.needs')}</h3>
      <ul className="flex list-disc flex-col gap-1 pl-4">
        <li>
          {rich('adminDatacenters.needs.machines', {
            id: code.toLowerCase(),
            code: (text) => <code translate="no">{text}</code>,
          })}
        </li>
        <li>{t('adminDatacenters.needs.plans', { code })}</li>
      </ul>
    </Callout>
  );
}

function effectsOf(row: AdminDatacenter, draft: DatacenterDraft): readonly DatacenterEffect[] {
  const after = usableDatacenter(draft);
  return after === null ? [] : datacenterEffects(row, after);
}

function effectText(effect: DatacenterEffect, { carts }: AdminDatacenter, t: I18n['t']): string {
  switch (effect) {
    case 'reason':
      return t('adminCatalog.effect.reason');
    case 'opened':
    case 'closed':
      return t(`adminDatacenters.effect.${effect}`, { count: carts });
    case 'name':
    case 'order':
      return t(`adminDatacenters.effect.${effect}`);
  }
}
