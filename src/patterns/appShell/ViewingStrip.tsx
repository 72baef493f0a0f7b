import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { EyeIcon } from '@/primitives/icons';
import type { ViewingView } from './types';

export interface ViewingStripProps {
  view: ViewingView;
  /** Ends the viewing; the administrator's own session continues. */
  onEnd: () => void;
}

/** Shows on every page whose portal an administrator is viewing, and how to end that (D33). Sticky. */
export function ViewingStrip({ view: { name, until }, onEnd }: ViewingStripProps) {
  const { t, dateTime } = useI18n();
  return (
    <section
      aria-label={t('shell.viewing')}
      className="sticky top-[calc(var(--offline-height)+3.5rem)] z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-border bg-warning-soft px-page py-1.5 text-sm text-warning-text short:static print:hidden"
    >
      <p className="flex min-w-0 items-start gap-2">
        <EyeIcon className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {t('shell.viewing.text', { name, time: dateTime(until) })}
        </span>
      </p>
      <Button size="sm" onClick={onEnd}>
        {t('shell.viewing.end')}
      </Button>
    </section>
  );
}
