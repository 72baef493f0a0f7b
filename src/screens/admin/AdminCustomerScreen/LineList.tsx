import type { ReactNode } from 'react';
import { Panel } from '@/components/Panel';
import { useI18n } from '@/i18n/I18nProvider';
import { Link } from '@/primitives/Link';

/** A row of a panel on the customer's page. */
export interface CustomerLine {
  id: string;
  title: ReactNode;
  /** Target of the row; null if there is none. */
  href: string | null;
  /** Details below the title. */
  detail: string;
  /** State of the row. */
  badge?: ReactNode;
  /** Amount at the right end. */
  figure?: string;
  /** Button behind the amount. */
  action?: ReactNode;
}

interface LineListProps {
  title: string;
  /** Text without rows. */
  empty: string;
  lines: readonly CustomerLine[];
  /** Total number of rows. */
  total: number;
  /** List of all rows; null if there is none. */
  allHref: string | null;
}

/** Newest rows of one kind, with a link to all. */
export function LineList({ title, empty, lines, total, allHref }: LineListProps) {
  const { t } = useI18n();
  return (
    <Panel
      title={title}
      aside={
        total > 0 &&
        (allHref === null ? (
          <span className="text-sm text-text-muted figures">
            {t('adminCustomer.total', { count: total })}
          </span>
        ) : (
          <Link
            href={allHref}
            className="text-sm"
            aria-label={t('adminCustomer.allOf', { title, count: total })}
          >
            {t('adminCustomer.all', { count: total })}
          </Link>
        ))
      }
    >
      {lines.length === 0 ? (
        <p className="text-text-muted">{empty}</p>
      ) : (
        <ul className="flex flex-col">
          {lines.map(({ id, title: name, href, detail, badge, figure, action }) => (
            <li
              key={id}
              className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-border py-2.5 first:pt-0 last:border-0 last:pb-0"
            >
              <div className="min-w-0 flex-1 basis-52">
                <p className="font-medium [overflow-wrap:anywhere]">
                  {href === null ? name : <Link href={href}>{name}</Link>}
                </p>
                <p className="text-sm [overflow-wrap:anywhere] text-text-muted">{detail}</p>
              </div>
              {(badge !== undefined || figure !== undefined) && (
                <div className="flex flex-wrap items-center gap-3">
                  {badge}
                  {figure !== undefined && <span className="figures">{figure}</span>}
                  {action !== undefined && <span>{action}</span>}
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
