import type { SystemHealth, SystemState } from '@/domain/admin/activity';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge, type BadgeTone } from '@/primitives/Badge';

const tones: Readonly<Record<SystemHealth, BadgeTone>> = {
  ok: 'success',
  degraded: 'warning',
  down: 'danger',
};

/** State of each part of the system with its figure. */
export function SystemList({ systems }: { systems: readonly SystemState[] }) {
  const { t } = useI18n();
  return (
    <ul className="flex flex-col">
      {systems.map(({ part, health, figure }) => (
        <li
          key={part}
          className="flex items-center justify-between gap-4 border-b border-border py-2.5 first:pt-0 last:border-0 last:pb-0"
        >
          <div className="min-w-0">
            <p className="font-medium">{t(`adminDashboard.system.${part}`)}</p>
            <p className="text-sm text-text-muted figures">
              {t(`adminDashboard.system.${part}.figure`, { count: figure })}
            </p>
          </div>
          <Badge tone={tones[health]}>{t(`adminDashboard.health.${health}`)}</Badge>
        </li>
      ))}
    </ul>
  );
}
