import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { IconButton } from '@/primitives/Button';
import { GridIcon, RowsIcon } from '@/primitives/icons';
import { catalogLayouts, type CatalogActions, type CatalogLayout } from './catalogTypes';

const icons: Readonly<Record<CatalogLayout, ReactNode>> = { cards: <GridIcon />, table: <RowsIcon /> };

export interface LayoutSwitchProps extends Pick<CatalogActions, 'onLayoutChange'> {
  layout: CatalogLayout;
}

/** Toggle between cards and table. */
export function LayoutSwitch({ layout, onLayoutChange }: LayoutSwitchProps) {
  const { t } = useI18n();
  return (
    <div role="group" aria-label={t('catalog.layout')} className="flex gap-1">
      {catalogLayouts.map((each) => (
        <IconButton
          key={each}
          size="sm"
          intent={each === layout ? 'secondary' : 'ghost'}
          label={t(`catalog.layout.${each}`)}
          icon={icons[each]}
          aria-pressed={each === layout}
          onClick={() => onLayoutChange(each)}
        />
      ))}
    </div>
  );
}
