import { ChangedElsewhere } from '@/components/ChangedElsewhere';
import type { ProfileDraft } from '@/domain/profile/profile';
import { useI18n } from '@/i18n/I18nProvider';
import { fieldLabel, fieldValue } from './profileTexts';
import type { ReadyProfileView } from './profileTypes';

interface ConflictNoticeProps extends NonNullable<ReadyProfileView['conflict']> {
  draft: ProfileDraft;
}

/** What another device saved while the form was open. */
export function ConflictNotice({ saved, fields, draft }: ConflictNoticeProps) {
  const { t, date } = useI18n();
  return (
    <ChangedElsewhere
      title={t('profile.conflict.title')}
      text={t(fields.length === 0 ? 'profile.conflict.hidden' : 'profile.conflict.text')}
      lines={fields.map(({ field, isTyped }) => ({
        key: field,
        label: fieldLabel(field, saved, t),
        value: <span className="font-medium">{fieldValue(field, saved, { t, date })}</span>,
        typed: isTyped
          ? t('profile.conflict.typed', { value: fieldValue(field, draft, { t, date }) })
          : undefined,
      }))}
    />
  );
}
