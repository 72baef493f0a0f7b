import { useI18n } from '@/i18n/I18nProvider';
import { Link } from '@/primitives/Link';
import type { DemoView } from './types';

const linkClass = 'flex min-h-6 items-center px-1 font-medium text-link underline-offset-2 hover:underline';

/**
 * Marks the demonstration (D24). It uses the 24 px of empty space above every page's title, because it appears only
 * after the session is known and must not shift the layout.
 */
export function DemoStrip({ view }: { view: DemoView }) {
  const { t } = useI18n();
  return (
    <div className="relative z-10 h-0 print:hidden">
      <section
        aria-label={t('shell.demo')}
        className="absolute top-0 left-1/2 flex h-6 -translate-x-1/2 items-center gap-1 rounded-b-control border-x border-b border-border bg-surface px-2 text-xs whitespace-nowrap"
      >
        <span className="px-1 text-text-muted">{t('shell.demo')}</span>
        <Link href={view.signInHref} variant="bare" className={linkClass}>
          {t('shell.user.signIn')}
        </Link>
        <Link href={view.registerHref} variant="bare" className={linkClass}>
          {t('shell.demo.register')}
        </Link>
      </section>
    </div>
  );
}
