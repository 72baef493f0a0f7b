import type { MemberRole } from '@/domain/members/memberRole';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { UserIcon } from '@/primitives/icons';

export interface ActingStripProps {
  /** Name of the account's owner. */
  name: string;
  /** The person's role in the account. */
  role: MemberRole;
  /** Returns to the person's own account. */
  onReturn: () => void;
}

/** Says above every page which colleague's account it shows. */
export function ActingStrip({ name, role, onReturn }: ActingStripProps) {
  const { t } = useI18n();
  return (
    <section
      aria-label={t('acting.label')}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-border bg-info-soft px-page py-1.5 text-sm text-info-text print:hidden"
    >
      <p className="flex min-w-0 items-start gap-2">
        <UserIcon className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {t('acting.text', { name, role: t(`acting.role.${role}`) })}
        </span>
      </p>
      <Button size="sm" onClick={onReturn}>
        {t('acting.return')}
      </Button>
    </section>
  );
}
