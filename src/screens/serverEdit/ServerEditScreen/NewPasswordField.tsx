import { PasswordStrengthHint } from '@/components/PasswordStrengthHint';
import { canEditField } from '@/domain/servers/serverSettings';
import { serverPasswordMinLength } from '@/domain/servers/serverSettingsRules';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { CopyButton } from '@/primitives/CopyButton';
import { PasswordField } from '@/primitives/PasswordField';
import { FieldBlur } from './FieldBlur';
import { shownProblem } from './serverEditTexts';
import type { PasswordFieldName } from './serverEditView';
import type { EditPartProps } from './serverEditView';

/** A new password, typed or generated; empty means unchanged. */
export function NewPasswordField({ field, ...props }: EditPartProps & { field: PasswordFieldName }) {
  const { t } = useI18n();
  const { view, onDraftChange, onFieldBlur, onPasswordGenerate, onPasswordShownChange } = props;
  const value = view.draft[field];
  const isShown = view.shownPasswords[field];
  const label = t(`serverEdit.field.${field}`);
  const error = shownProblem(view, field, t);
  const isDisabled = !canEditField(view.editable.server.status, field);
  return (
    <FieldBlur onBlur={() => onFieldBlur(field)}>
      <PasswordField
        label={label}
        name={field}
        autoComplete="new-password"
        mono
        disabled={isDisabled}
        hint={t('serverEdit.hint.password', { count: serverPasswordMinLength })}
        aside={
          <Button
            intent="ghost"
            size="sm"
            disabled={isDisabled}
            aria-label={t('serverEdit.password.generateFor', { field: label })}
            onClick={() => onPasswordGenerate(field)}
            className="-my-2 -mr-3 text-link!"
          >
            {t('serverEdit.password.generate')}
          </Button>
        }
        value={value}
        error={error}
        onValueChange={(password) => onDraftChange({ [field]: password })}
        isShown={isShown}
        onShownChange={(next) => onPasswordShownChange(field, next)}
      />
      {value !== '' && (
        <div className="mt-2 flex flex-col gap-1.5">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <PasswordStrengthHint level={view.strengths[field]} />
            {/* A password that cannot be saved must not be copied. */}
            {!error && (
              <CopyButton value={value} label={t('serverEdit.password.copy')} face="text" size="sm" />
            )}
          </div>
          {!error && <p className="text-sm text-text-muted">{t('serverEdit.password.copyHint')}</p>}
        </div>
      )}
    </FieldBlur>
  );
}
