import type { SettingsDraft, SettingsField } from '@/domain/servers/serverSettings';
import { useI18n } from '@/i18n/I18nProvider';
import { ArrowRightIcon } from '@/primitives/icons';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';
import { valueText } from './serverEditTexts';

const passwords: readonly SettingsField[] = ['password', 'userPassword'];

interface ChangeLineProps {
  field: SettingsField;
  from: SettingsDraft;
  to: SettingsDraft;
}

/** A changed field, old → new; values of passwords are not shown. */
export function ChangeLine({ field, from, to }: ChangeLineProps) {
  const { t } = useI18n();
  return (
    <>
      {!passwords.includes(field) && (
        <>
          <span className="text-text-muted">{valueText(field, from, t)}</span>{' '}
          <ArrowRightIcon className="inline size-3.5 align-middle text-text-muted" />
          <VisuallyHidden>{t('serverEdit.summary.becomes')}</VisuallyHidden>{' '}
        </>
      )}
      <span className="font-medium">{valueText(field, to, t)}</span>
    </>
  );
}
