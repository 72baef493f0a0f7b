import type { AdminUser } from '@/domain/admin/user';
import { useI18n } from '@/i18n/I18nProvider';
import { RadioCards } from '@/primitives/RadioCards';

interface LostDaysChoiceProps {
  user: Pick<AdminUser, 'suspendedOn'>;
  /** Whether the servers' end dates move by the lost days. */
  value: boolean;
  onValueChange: (returnsLostDays: boolean) => void;
}

/** Asks whether to return the lost days when access is restored (D44). */
export function LostDaysChoice({ user, value, onValueChange }: LostDaysChoiceProps) {
  const { t, date } = useI18n();
  return (
    <RadioCards
      label={t('adminUsers.lostDays')}
      value={value ? 'returned' : 'lost'}
      onValueChange={(choice) => onValueChange(choice === 'returned')}
      options={(['returned', 'lost'] as const).map((option) => ({
        value: option,
        title: t(`adminUsers.lostDays.${option}`),
        description: t(`adminUsers.lostDays.${option}.text`, {
          date: user.suspendedOn === null ? '' : date(user.suspendedOn),
        }),
      }))}
    />
  );
}
