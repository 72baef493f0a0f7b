import { useMemo, type ReactNode, type Ref } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { BellIcon } from '@/primitives/icons';
import { ChangesOff } from '@/primitives/changesOff';
import { Tooltip } from '@/primitives/Tooltip';
import { CountedIcon } from './appShell/CountedIcon';
import { PaletteButton, PaletteLine } from './appShell/PaletteButton';
import { ShellFrame } from './appShell/ShellFrame';
import type { AdminShellCallbacks, AdminShellView } from './appShell/types';
import { UserMenu } from './appShell/UserMenu';

export interface AdminShellProps extends AdminShellCallbacks {
  /** View of the frame. */
  view: AdminShellView;
  /** The content area, for moving focus there after navigation. */
  contentRef?: Ref<HTMLElement>;
  /** The page. */
  children: ReactNode;
}

/**
 * Frame of the admin area (§2): the customer's shell with the administrator in the header. Actions that the role may
 * not use are disabled.
 */
export function AdminShell({ view, contentRef, children, ...callbacks }: AdminShellProps) {
  const { t } = useI18n();
  const { user, notifications, hrefs } = view;
  const { onReasonAsk } = callbacks;
  const reason = view.readOnly && t('admin.readOnly', { role: t(`admin.staffRole.${view.readOnly}`) });
  const changesOff = useMemo(
    () => (reason === null ? null : { reason, onExplain: onReasonAsk }),
    [reason, onReasonAsk],
  );
  const bell = {
    id: 'notifications',
    href: hrefs.notifications,
    count: notifications,
    label:
      notifications === null
        ? t('shell.notifications')
        : t('shell.notifications.count', { count: notifications }),
  } as const;
  return (
    <ShellFrame
      {...callbacks}
      view={view}
      contentRef={contentRef}
      drawerHead={<PaletteLine onOpen={callbacks.onPaletteOpen} onNear={callbacks.onPaletteNear} />}
      bar={
        <>
          <PaletteButton onOpen={callbacks.onPaletteOpen} onNear={callbacks.onPaletteNear} />
          {user !== null && (
            <div className="px-2 text-right leading-tight max-sm:hidden">
              <span className="block truncate text-sm font-medium">{user.name}</span>
              <span className="block text-xs text-text-muted">
                {user.role === 'owner' ? t('admin.role') : t(`admin.staffRole.${user.role}`)}
              </span>
            </div>
          )}
          <Tooltip text={bell.label}>
            <CountedIcon link={bell} status="ready" icon={<BellIcon />} />
          </Tooltip>
          <UserMenu
            email={user?.email ?? null}
            name={user?.name ?? null}
            theme={view.theme}
            hrefs={hrefs}
            onLocaleChange={callbacks.onLocaleChange}
            onThemeChange={callbacks.onThemeChange}
            onLogout={callbacks.onLogout}
          />
        </>
      }
    >
      <ChangesOff value={changesOff}>{children}</ChangesOff>
    </ShellFrame>
  );
}
