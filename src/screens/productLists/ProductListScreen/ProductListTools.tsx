import { renewedAtOnce } from '@/domain/pricing/renewal';
import type { ServerProduct } from '@/domain/servers/productRules';
import { useI18n } from '@/i18n/I18nProvider';
import { ButtonLink } from '@/primitives/Button';
import { CopyIcon, EditIcon, HistoryIcon, RenewIcon } from '@/primitives/icons';
import { ReasonButton } from '@/primitives/ReasonButton';
import type { ProductListScreenProps } from './productListView';

type Tool = 'edit' | 'renew' | 'snapshots' | 'history';

/** Actions for a selected server. §2 defines those of Hi-CPU; Storage has renewal instead of snapshots. */
const tools: Readonly<Record<ServerProduct, readonly Tool[]>> = {
  cpu: ['edit', 'snapshots', 'history'],
  storage: ['edit', 'renew', 'history'],
};

/** Actions that need a selected server and explain that (§2). */
export function ProductListTools({ view, onReasonAsk }: ProductListScreenProps) {
  const { t } = useI18n();
  const { count, editHref, renewHref } = view.selection;
  /** Support provides actions without a page. */
  const atSupport = { href: null, reason: t('productLists.reason.support') };
  const faces = {
    edit: {
      text: t('servers.edit'),
      icon: <EditIcon />,
      href: editHref,
      reason: t(count > 1 ? 'serverList.reason.editOne' : 'serverList.reason.selectToEdit'),
    },
    renew: {
      text: t('servers.menu.renew'),
      icon: <RenewIcon />,
      href: renewHref,
      reason:
        count > renewedAtOnce
          ? t('serverList.reason.renewTooMany', { count: renewedAtOnce })
          : t('serverList.reason.selectToRenew'),
    },
    snapshots: { text: t('productLists.snapshots'), icon: <CopyIcon />, ...atSupport },
    history: { text: t('servers.menu.history'), icon: <HistoryIcon />, ...atSupport },
  };
  return (
    <>
      {tools[view.product].map((tool) => {
        const { text, icon, href, reason } = faces[tool];
        return href === null ? (
          <ReasonButton
            key={tool}
            icon={icon}
            disabledReason={view.isEmpty ? t('productLists.reason.empty') : reason}
            onExplain={onReasonAsk}
          >
            {text}
          </ReasonButton>
        ) : (
          <ButtonLink key={tool} icon={icon} href={href}>
            {text}
          </ButtonLink>
        );
      })}
    </>
  );
}
