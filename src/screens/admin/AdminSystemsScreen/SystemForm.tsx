import {
  anotherFamily,
  systemEffects,
  systemSales,
  templateNames,
  usableSystem,
  type AdminSystem,
  type SystemDraft,
  type SystemEffect,
  type SystemProblems,
} from '@/domain/admin/system';
import { installedSoftware, soldPanels } from '@/domain/order/compatibility';
import { osFamilies } from '@/domain/order/os';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { NumberField } from '@/primitives/NumberField';
import { RadioCards } from '@/primitives/RadioCards';
import { SelectField } from '@/primitives/SelectField';
import { TextField } from '@/primitives/TextField';
import { CheckList } from '../catalog/CheckList';
import { FieldPairs } from '../catalog/FieldPairs';
import { PreviewNote } from '../catalog/PreviewNote';
import { AdminFormDialog } from '../list/AdminFormDialog';
import type { AdminSystemsScreenProps, SystemOverlay } from './adminSystemsView';

interface SystemFormProps extends AdminSystemsScreenProps {
  overlay: Extract<SystemOverlay, { kind: 'form' }>;
}

interface FieldsProps extends Pick<SystemFormProps, 'onDraftChange'> {
  draft: SystemDraft;
}

/** Maximum gigabytes of a requirement. */
const mostMemory = 1024;

/** Families of §3 that have versions; the others are not the provider's. */
const families = osFamilies.filter(({ id }) => id !== 'other');

/** Form of an operating system, with the effects of saving it and the templates that it needs. */
export default function SystemForm({ view, overlay, onDraftChange, ...props }: SystemFormProps) {
  const { t } = useI18n();
  const { row, draft, problems, refusals, submission } = overlay;
  const fields = { draft, onDraftChange };
  return (
    <AdminFormDialog
      title={row === null ? t('adminSystems.add') : row.name}
      submitLabel={t(row === null ? 'adminSystems.form.add' : 'adminSystems.form.save')}
      refusals={refusals}
      submission={submission}
      onSubmit={props.onFormSubmit}
      onClose={props.onOverlayClose}
    >
      <div className="@container flex flex-col gap-5">
        {row === null && <IdentityFields {...fields} added={view.families} problems={problems} />}
        {draft.family !== 'other' && <RulesFields {...fields} />}
        <RadioCards
          label={t('adminSystems.field.sale')}
          value={draft.sale}
          onValueChange={(sale) => onDraftChange({ sale })}
          options={systemSales.map((value) => ({
            value,
            title: t(`adminSystems.sale.${value}`),
            description: t(`adminSystems.sale.${value}.text`),
          }))}
        />
        {draft.family !== 'other' && <TemplatesNote draft={draft} added={view.families} />}
        {row && (
          <PreviewNote
            effects={effectsOf(row, draft).map((effect) => effectText(effect, row, t))}
            counted={{ status: 'ready', value: [t('adminSystems.effect.servers', { count: row.servers })] }}
          />
        )}
      </div>
    </AdminFormDialog>
  );
}

interface NameProps extends FieldsProps {
  problems: SystemProblems;
}

/** Family and version, which cannot change later. */
function IdentityFields({ added, ...props }: NameProps & { added: readonly string[] }) {
  const { draft, onDraftChange } = props;
  const { t } = useI18n();
  return (
    <>
      <FieldPairs>
        <SelectField
          label={t('adminSystems.field.family')}
          name="family"
          value={draft.family}
          options={[
            ...families.map(({ id, name }) => ({ value: id, label: name })),
            ...added.map((name) => ({ value: name, label: name })),
            { value: anotherFamily, label: t('adminSystems.field.family.another') },
          ]}
          onValueChange={(family) => onDraftChange({ family })}
        />
        <NameField {...props} field="release" />
      </FieldPairs>
      {draft.family === anotherFamily && (
        <NameField {...props} field="familyName" hint={t('adminSystems.field.familyName.hint')} />
      )}
    </>
  );
}

interface NameFieldProps extends NameProps {
  field: keyof SystemProblems;
  hint?: string;
}

function NameField({ field, hint, draft, problems, onDraftChange }: NameFieldProps) {
  const { t } = useI18n();
  return (
    <TextField
      label={t(`adminSystems.field.${field}`)}
      name={field}
      autoComplete="off"
      required
      hint={hint}
      value={draft[field]}
      error={problems[field] && t(`adminSystems.problem.${problems[field]}`)}
      onValueChange={(value) => onDraftChange({ [field]: value })}
    />
  );
}

function RulesFields({ draft, onDraftChange }: FieldsProps) {
  const { t } = useI18n();
  return (
    <>
      <NumberField
        label={t('adminSystems.field.memory')}
        name="memory"
        min={1}
        max={mostMemory}
        hint={t('adminSystems.field.memory.hint')}
        value={draft.memory}
        onValueChange={(memory) => onDraftChange({ memory })}
      />
      <FieldPairs>
        <CheckList
          legend={t('adminSystems.field.panels')}
          name="panel"
          ids={soldPanels}
          labelOf={(id) => t(`adminSystems.panel.${id}`)}
          chosen={draft.panels}
          onChange={(panels) => onDraftChange({ panels })}
        />
        <CheckList
          legend={t('adminSystems.field.software')}
          name="software"
          ids={installedSoftware}
          labelOf={(id) => t(`adminSystems.software.${id}`)}
          chosen={draft.software}
          onChange={(software) => onDraftChange({ software })}
        />
      </FieldPairs>
    </>
  );
}

/** Names the templates that the provisioner needs. */
function TemplatesNote({ draft, added }: { draft: SystemDraft; added: readonly string[] }) {
  const { t } = useI18n();
  const system = usableSystem(draft, added);
  if (system === null) return null;
  return (
    <Callout tone="info">
      <p>{t('adminSystems.templates')}</p>
      <ul className="mt-1 list-disc pl-4">
        {templateNames(system).map((name) => (
          <li key={name} className="[overflow-wrap:anywhere]">
            {name}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

function effectsOf(row: AdminSystem, draft: SystemDraft): readonly SystemEffect[] {
  const after = usableSystem(draft);
  return after === null ? [] : systemEffects(row, after);
}

function effectText(effect: SystemEffect, { carts }: AdminSystem, t: I18n['t']): string {
  switch (effect) {
    case 'withheld':
    case 'narrowed':
      return t(`adminSystems.effect.${effect}`, { count: carts });
    case 'offered':
    case 'widened':
      return t(`adminSystems.effect.${effect}`);
  }
}
