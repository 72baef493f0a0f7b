import { audiencesFor, type EntityField } from '@/domain/admin/entity';
import { useI18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { RadioCards } from '@/primitives/RadioCards';
import { TextField } from '@/primitives/TextField';
import { AdminFormDialog } from '../list/AdminFormDialog';
import type { AdminEntitiesScreenProps, EntityOverlay } from './adminEntitiesView';
import { entityName } from './entityColumns';

interface EntityFormProps extends AdminEntitiesScreenProps {
  overlay: Extract<EntityOverlay, { kind: 'form' }>;
}

/** Fields by section, in the order of a payment order. */
const sections = [
  ['entity', ['nameRu', 'nameEn', 'inn', 'kpp', 'ogrn', 'phone', 'addressRu', 'addressEn', 'director']],
  ['bank', ['bankRu', 'bankEn', 'bik', 'correspondentAccount', 'account']],
  ['numbers', ['prefix', 'numbersFrom']],
] as const satisfies readonly (readonly [string, readonly EntityField[]])[];

/** Fields that may be empty. */
const optional: readonly EntityField[] = ['kpp', 'director', 'prefix', 'numbersFrom'];
/** Fields with digits only. */
const numeric: readonly EntityField[] = [
  'inn',
  'ogrn',
  'bik',
  'correspondentAccount',
  'account',
  'numbersFrom',
];

/** Form of a legal entity, with what saving changes. */
export default function EntityForm({ view, overlay, onDraftChange, ...props }: EntityFormProps) {
  const i18n = useI18n();
  const { t, number } = i18n;
  const { row, draft, problems, refusals, submission } = overlay;
  const { replaced } = view;
  const audiences = audiencesFor(row?.audience ?? null);
  const hintOf = (field: EntityField): string | undefined => {
    if (field === 'kpp' || field === 'director' || field === 'prefix')
      return t(`adminEntities.hint.${field}`);
    if (field !== 'numbersFrom' || row === null) return undefined;
    const { bill, receipt, act, refund } = row.next;
    return t('adminEntities.hint.numbersFrom', {
      bill: number(bill),
      receipt: number(receipt),
      act: number(act),
      refund: number(refund),
    });
  };
  return (
    <AdminFormDialog
      size="lg"
      title={row === null ? t('adminEntities.form.title') : entityName(row, i18n)}
      submitLabel={t(row === null ? 'adminEntities.form.add' : 'adminEntities.form.save')}
      refusals={refusals}
      submission={submission}
      onSubmit={props.onFormSubmit}
      onClose={props.onOverlayClose}
    >
      <div className="flex flex-col gap-5">
        <RadioCards
          label={t('adminEntities.field.audience')}
          hint={audiences.length === 1 ? t('adminEntities.audience.kept') : undefined}
          value={draft.audience}
          onValueChange={(audience) => onDraftChange({ audience })}
          options={audiences.map((value) => ({
            value,
            title: t(`adminEntities.audience.${value}`),
            description: t(`adminEntities.audience.${value}.text`),
          }))}
        />
        {sections.map(([section, fields]) => (
          <fieldset key={section} className="min-w-0">
            <legend className="mb-3 font-semibold">{t(`adminEntities.section.${section}`)}</legend>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {fields.map((field) => (
                <TextField
                  key={field}
                  label={t(`adminEntities.field.${field}`)}
                  name={field}
                  autoComplete="off"
                  spellCheck={false}
                  inputMode={numeric.includes(field) ? 'numeric' : 'text'}
                  required={!optional.includes(field)}
                  value={draft[field]}
                  hint={hintOf(field)}
                  error={problems[field] && t(`adminEntities.problem.${problems[field]}`)}
                  onValueChange={(value) => onDraftChange({ [field]: value })}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <Callout tone="info">
          <p>{t('adminEntities.effect')}</p>
          {replaced && <p>{t('adminEntities.effect.replaced', { name: entityName(replaced, i18n) })}</p>}
        </Callout>
      </div>
    </AdminFormDialog>
  );
}
