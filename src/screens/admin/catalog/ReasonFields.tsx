import type { ReasonDraft } from '@/domain/admin/reason';
import { useI18n } from '@/i18n/I18nProvider';
import { TextField } from '@/primitives/TextField';

interface ReasonFieldsProps {
  draft: ReasonDraft;
  /** Text of a field's problem. */
  problemOf: (field: keyof ReasonDraft) => string | undefined;
  onDraftChange: (patch: Partial<ReasonDraft>) => void;
}

/** Fields of a reason that customers read, in both languages. */
export function ReasonFields({ draft, problemOf, onDraftChange }: ReasonFieldsProps) {
  const { t } = useI18n();
  const fields = [
    ['reasonRu', t('adminCatalog.reason.ru')],
    ['reasonEn', t('adminCatalog.reason.en')],
  ] as const;
  return fields.map(([field, label]) => (
    <TextField
      key={field}
      label={label}
      name={field}
      autoComplete="off"
      required
      value={draft[field]}
      error={problemOf(field)}
      onValueChange={(reason) => onDraftChange({ [field]: reason })}
    />
  ));
}
