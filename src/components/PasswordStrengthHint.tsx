import { cx } from 'class-variance-authority';
import type { PasswordStrength } from '@/domain/auth/passwordStrength';
import { useI18n } from '@/i18n/I18nProvider';

/** All strengths, for the matrix story. */
export const passwordStrengths = ['weak', 'fair', 'strong'] as const satisfies readonly PasswordStrength[];

const bars: Readonly<Record<PasswordStrength, number>> = { weak: 1, fair: 2, strong: 3 };
const colours: Readonly<Record<PasswordStrength, string>> = {
  weak: 'bg-danger',
  fair: 'bg-warning',
  strong: 'bg-success',
};

/** Strength of a new password, as bars and a word. Changes are announced. */
export function PasswordStrengthHint({
  level,
}: {
  /** Strength of the input; none for empty input. */
  level: PasswordStrength;
}) {
  const { t } = useI18n();
  return (
    <span className="flex items-center gap-2 text-sm">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={cx(
              'h-1.5 w-6 rounded-full forced-colors:border',
              bar <= bars[level] ? cx(colours[level], 'forced-colors:bg-[CanvasText]') : 'bg-border',
            )}
          />
        ))}
      </span>
      <output>{t('common.passwordStrength', { level })}</output>
    </span>
  );
}
