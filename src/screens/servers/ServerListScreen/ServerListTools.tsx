import { renewedAtOnce } from '@/domain/pricing/renewal';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { ButtonLink } from '@/primitives/Button';
import { EditIcon, MoreIcon, PowerIcon, RenewIcon } from '@/primitives/icons';
import { Menu } from '@/primitives/Menu';
import type { MenuItem } from '@/primitives/menuItem';
import { ReasonButton } from '@/primitives/ReasonButton';
import type { SelectedServers, ServerListScreenProps } from './serverListView';

/** Actions for the selected servers (§2). */
export function ServerListTools({ view, ...actions }: ServerListScreenProps) {
  const { t } = useI18n();
  const selection = view.status === 'ready' ? view.selection : null;
  return (
    <>
      <ReasonButton
        icon={<PowerIcon />}
        disabledReason={rebootReason(selection, t)}
        onExplain={actions.onReasonAsk}
        onClick={actions.onSelectionReboot}
      >
        {t('servers.reboot')}
      </ReasonButton>
      {selection !== null && selection.renewHref !== null ? (
        <ButtonLink icon={<RenewIcon />} href={selection.renewHref}>
          {t('servers.menu.renew')}
        </ButtonLink>
      ) : (
        <ReasonButton
          icon={<RenewIcon />}
          disabledReason={
            (selection?.count ?? 0) > renewedAtOnce
              ? t('serverList.reason.renewTooMany', { count: renewedAtOnce })
              : t('serverList.reason.selectToRenew')
          }
          onExplain={actions.onReasonAsk}
        >
          {t('servers.menu.renew')}
        </ReasonButton>
      )}
      {selection !== null && selection.editHref !== null ? (
        <ButtonLink icon={<EditIcon />} href={selection.editHref}>
          {t('servers.edit')}
        </ButtonLink>
      ) : (
        <ReasonButton
          icon={<EditIcon />}
          disabledReason={t(
            (selection?.count ?? 0) > 1 ? 'serverList.reason.editOne' : 'serverList.reason.selectToEdit',
          )}
          onExplain={actions.onReasonAsk}
        >
          {t('servers.edit')}
        </ReasonButton>
      )}
      <Menu
        label={t('serverList.power')}
        face={{ kind: 'icon', icon: <MoreIcon /> }}
        intent="secondary"
        items={powerItems(selection, t, actions.onSelectionPower)}
        className="flex-none!"
      />
    </>
  );
}

function rebootReason(selection: SelectedServers | null, t: I18n['t']): string | null {
  if (!selection || selection.count === 0) return t('serverList.reason.selectToReboot');
  return selection.rebootableCount === 0 ? t('serverList.reason.noneActive') : null;
}

function powerItems(
  selection: SelectedServers | null,
  t: I18n['t'],
  onSelect: ServerListScreenProps['onSelectionPower'],
): readonly MenuItem[] {
  const item = (action: 'start' | 'stop', disabledReason: string | false): MenuItem => ({
    kind: 'action',
    id: action,
    label: t(`serverList.power.${action}`),
    icon: <PowerIcon />,
    onSelect: () => onSelect(action),
    ...(disabledReason !== false && { disabledReason }),
  });
  if (selection === null || selection.count === 0) {
    const reason = t('serverList.reason.selectToSwitch');
    return [item('start', reason), item('stop', reason)];
  }
  return [
    item('start', selection.startableCount === 0 && t('serverList.reason.noneOff')),
    item('stop', selection.rebootableCount === 0 && t('serverList.reason.noneActive')),
  ];
}
