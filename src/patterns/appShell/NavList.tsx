import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { ChevronRightIcon } from '@/primitives/icons';
import { Link } from '@/primitives/Link';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';
import { CountBadge } from './CountBadge';
import { sectionIcons } from '@/primitives/sectionIcons';
import type { NavGroup, NavLink, NavPosition } from './types';

export interface NavListProps {
  groups: readonly NavGroup[];
  position: NavPosition | null;
  onGroupToggle: (id: string) => void;
}

/** Sections by category, in the expanded sidebar and the drawer. */
export function NavList({ groups, position, onGroupToggle }: NavListProps) {
  return (
    <div className="flex flex-col gap-1 p-2">
      {groups.map((group) => (
        <Category key={group.id} group={group} position={position} onToggle={() => onGroupToggle(group.id)} />
      ))}
    </div>
  );
}

function Category({
  group,
  position,
  onToggle,
}: {
  group: NavGroup;
  position: NavPosition | null;
  onToggle: () => void;
}) {
  const { t } = useI18n();
  const listId = useId();
  const hidesCurrent = !group.isOpen && group.links.some((link) => link.href === position?.href);
  return (
    <div>
      <button
        type="button"
        aria-expanded={group.isOpen}
        aria-controls={listId}
        onClick={onToggle}
        className="flex h-control-sm w-full items-center gap-2 rounded-control px-2 text-left text-sm font-medium text-text-muted hover:bg-hover hover:text-text"
      >
        <span className={cx('min-w-0 flex-1 truncate', hidesCurrent && 'text-link')}>
          {t(group.name)}
          {hidesCurrent && <span className="sr-only">, {t('shell.currentSection')}</span>}
        </span>
        {hidesCurrent && (
          <span aria-hidden="true" className="size-1.5 rounded-full bg-action forced-colors:border-3" />
        )}
        <ChevronRightIcon
          className={cx('size-4 transition-transform duration-150', group.isOpen && 'rotate-90')}
        />
      </button>
      <ul id={listId} hidden={!group.isOpen} className="mb-2 flex-col gap-px not-[[hidden]]:flex">
        {group.links.map((link) => (
          <li key={link.href}>
            <Entry link={link} position={position} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ link, position }: { link: NavLink; position: NavPosition | null }) {
  const { t } = useI18n();
  const soonId = useId();
  const Icon = sectionIcons[link.icon];
  const isCurrent = link.href === position?.href;
  return (
    <Link
      href={link.href}
      variant="bare"
      {...(link.isComing ? { 'aria-describedby': soonId } : {})}
      {...(isCurrent ? { 'aria-current': position.match === 'page' ? 'page' : 'true' } : {})}
      className={cx(
        'flex min-h-9 items-center gap-2 rounded-control px-2 py-1.5 pointer-coarse:min-h-11',
        isCurrent
          ? 'bg-selected font-medium text-link forced-colors:border'
          : 'hover:bg-hover [&_svg]:text-text-muted',
        !isCurrent && (link.isComing ? 'text-text-muted' : 'text-text'),
      )}
    >
      <Icon />
      <span className="min-w-0 flex-1">{t(link.name)}</span>
      {typeof link.waiting === 'number' && link.waiting > 0 && (
        <>
          <CountBadge count={link.waiting} status="ready" place="line" />
          <VisuallyHidden>{t('shell.waiting', { count: link.waiting })}</VisuallyHidden>
        </>
      )}
      {link.isComing && (
        <span id={soonId} aria-hidden="true" className="text-xs font-normal text-text-muted">
          {t('shell.soon')}
        </span>
      )}
    </Link>
  );
}
