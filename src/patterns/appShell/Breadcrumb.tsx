import { cx } from 'class-variance-authority';
import { useI18n } from '@/i18n/I18nProvider';
import { ArrowLeftIcon, ChevronRightIcon } from '@/primitives/icons';
import { Link } from '@/primitives/Link';
import type { Crumb } from './types';

/** Breadcrumb in the top bar; the last item is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useI18n();
  return (
    <nav aria-label={t('shell.breadcrumb')} className="min-w-0 flex-1 max-lg:hidden">
      <ol className="flex min-w-0 items-center gap-1.5 whitespace-nowrap">
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li
              key={crumb.name}
              className={
                isLast
                  ? 'min-w-0 truncate font-medium'
                  : cx(
                      'flex min-w-0 items-center gap-1.5 text-text-muted',
                      // Of a long breadcrumb the page and its parent stay whole; the sidebar shows the rest.
                      index < crumbs.length - 2 && 'max-2xl:hidden',
                    )
              }
            >
              {isLast ? (
                <span aria-current="page">{t(crumb.name)}</span>
              ) : (
                <>
                  {crumb.href === null ? (
                    <span className="truncate">{t(crumb.name)}</span>
                  ) : (
                    <Link
                      href={crumb.href}
                      variant="bare"
                      className="truncate -outline-offset-2 hover:text-text hover:underline"
                    >
                      {t(crumb.name)}
                    </Link>
                  )}
                  <ChevronRightIcon className="size-3.5" />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** On narrow screens the breadcrumb is one back link above the title. */
export function BackLink({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useI18n();
  const parent = crumbs.slice(0, -1).findLast((crumb) => crumb.href !== null);
  if (!parent || parent.href === null) return null;
  return (
    <Link
      href={parent.href}
      variant="bare"
      aria-label={t('shell.back', { name: t(parent.name) })}
      className="-ml-1 flex min-h-11 w-fit items-center gap-1.5 rounded-control px-1 text-text-muted lg:hidden print:hidden"
    >
      <ArrowLeftIcon className="size-4" />
      {t(parent.name)}
    </Link>
  );
}
