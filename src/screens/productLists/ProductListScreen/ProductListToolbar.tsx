import type { ReactNode } from 'react';
import { FilterButton } from '@/patterns/listKit/FilterButton';
import { ListSearch } from '@/patterns/listKit/ListSearch';
import { useI18n } from '@/i18n/I18nProvider';
import type { PlainMessageKey } from '@/i18n/translator';
import { ButtonLink } from '@/primitives/Button';
import { CopyIcon, EditIcon, HelpIcon, HistoryIcon, RenewIcon } from '@/primitives/icons';
import { ReasonButton } from '@/primitives/ReasonButton';
import type { ProductListScreenProps, ProductListView } from './productListTypes';

export const filterPanelId = 'product-filter';

interface Tool {
  text: PlainMessageKey;
  icon: ReactNode;
}

const edit: Tool = { text: 'servers.edit', icon: <EditIcon /> };
const history: Tool = { text: 'servers.menu.history', icon: <HistoryIcon /> };

/** What is done with a selected server. §2 names those of Hi-CPU; a disk is kept by renewing it, not by snapshots. */
const tools: Readonly<Record<ProductListView['product'], readonly Tool[]>> = {
  cpu: [edit, { text: 'productLists.snapshots', icon: <CopyIcon /> }, history],
  storage: [edit, { text: 'servers.menu.renew', icon: <RenewIcon /> }, history],
};

/** Search, filter, what needs a server and says so, and a question, which does not (§2). */
export function ProductListToolbar({ view, ...actions }: ProductListScreenProps) {
  const { t } = useI18n();
  const conditionCount = Object.values(view.filter).filter((value) => value !== null).length;
  return (
    <>
      <ListSearch value={view.search} onValueChange={actions.onSearchChange} />
      <FilterButton
        panelId={filterPanelId}
        isOpen={view.isFilterOpen}
        conditionCount={conditionCount}
        onToggle={actions.onFilterToggle}
      />
      {tools[view.product].map(({ text, icon }) => (
        <ReasonButton
          key={text}
          icon={icon}
          disabledReason={t('productLists.reason.empty')}
          onExplain={actions.onReasonAsk}
        >
          {t(text)}
        </ReasonButton>
      ))}
      <ButtonLink icon={<HelpIcon />} href={view.questionHref}>
        {t('productLists.question')}
      </ButtonLink>
    </>
  );
}
