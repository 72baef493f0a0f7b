import { maxNoteLength, type NoteProblem } from '@/domain/admin/note';
import { useI18n } from '@/i18n/I18nProvider';
import { TextAreaField } from '@/primitives/TextAreaField';

interface NoteFieldProps {
  value: string;
  /** Explains who reads the note and how long it may be. */
  hint: string;
  problem: NoteProblem | undefined;
  onValueChange: (note: string) => void;
}

/** Reason of an administrator's action that the customer will notice. */
export function NoteField({ value, hint, problem, onValueChange }: NoteFieldProps) {
  const { t } = useI18n();
  return (
    <TextAreaField
      label={t('admin.note')}
      hint={hint}
      name="note"
      required
      rows={3}
      value={value}
      error={
        problem && t(`admin.note.problem.${problem}`, { limit: maxNoteLength, length: value.trim().length })
      }
      onValueChange={onValueChange}
    />
  );
}
