import { cx } from 'class-variance-authority';
import { useI18n } from '@/i18n/I18nProvider';
import { Menu } from '@/primitives/Menu';
import { sectionIcons } from '@/primitives/sectionIcons';
import { Tooltip } from '@/primitives/Tooltip';
import type { NavGroup, NavPosition } from './types';

/**
 * Collapsed sidebar: an icon per category, all closed (§4). A click shows the category's pages in a menu, without
 * expanding the sidebar.
 */
export function NavRail({ groups, position }: { groups: readonly NavGroup[]; position: NavPosition | null }) {
  const { t } = useI18n();
  return (
    <ul className="flex flex-col items-center gap-1 py-2">
      {groups.map((group) => {
        const GroupIcon = sectionIcons[group.icon];
        const hasCurrent = group.links.some((link) => link.href === position?.href);
        const name = t(group.name);
        return (
          <li key={group.id}>
            <Tooltip text={name} side="right">
              <Menu
                label={hasCurrent ? `${name}, ${t('shell.currentSection')}` : name}
                face={{ kind: 'icon', icon: <GroupIcon className={hasCurrent ? 'text-link' : ''} /> }}
                side="right"
                align="start"
                className={cx(hasCurrent && 'rounded-control bg-selected forced-colors:border')}
                items={[
                  { kind: 'heading', id: group.id, label: name },
                  ...group.links.map((link) => {
                    const LinkIcon = sectionIcons[link.icon];
                    return {
                      kind: 'link' as const,
                      id: link.href,
                      label: t(link.name),
                      icon: <LinkIcon />,
                      href: link.href,
                      isCurrent: link.href === position?.href,
                      ...(link.isComing ? { note: t('shell.soon') } : {}),
                      ...(link.waiting ? { note: t('shell.waiting', { count: link.waiting }) } : {}),
                    };
                  }),
                ]}
              />
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}
