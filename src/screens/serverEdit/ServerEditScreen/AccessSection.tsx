import { FieldGrid } from '@/components/FieldGrid';
import { FormSection } from '@/components/FormSection';
import { canEditField } from '@/domain/servers/serverSettings';
import { useI18n } from '@/i18n/I18nProvider';
import { TextField } from '@/primitives/TextField';
import { FieldBlur } from './FieldBlur';
import { NewPasswordField } from './NewPasswordField';
import { shownProblem } from './serverEditTexts';
import type { EditPartProps } from './serverEditView';

/** Access settings: user names and passwords (§2). */
export function AccessSection(props: EditPartProps) {
  const { t } = useI18n();
  const { view, onDraftChange, onFieldBlur } = props;
  return (
    <FormSection title={t('serverEdit.access.title')}>
      <NewPasswordField {...props} field="password" />
      <FieldGrid>
        <FieldBlur onBlur={() => onFieldBlur('username')}>
          <TextField
            label={t('serverEdit.field.username')}
            name="username"
            autoComplete="off"
            spellCheck={false}
            mono
            required
            disabled={!canEditField(view.editable.server.status, 'username')}
            hint={t('serverEdit.hint.username')}
            value={view.draft.username}
            error={shownProblem(view, 'username', t)}
            onValueChange={(username) => onDraftChange({ username })}
          />
        </FieldBlur>
        <NewPasswordField {...props} field="userPassword" />
      </FieldGrid>
    </FormSection>
  );
}
