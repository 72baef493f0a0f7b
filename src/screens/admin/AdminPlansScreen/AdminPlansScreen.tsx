import { useCallback, useMemo } from 'react';
import { planSales, type AdminPlan } from '@/domain/admin/plan';
import { productLines } from '@/domain/catalog/plan';
import { useI18n } from '@/i18n/I18nProvider';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { Button } from '@/primitives/Button';
import { PlusIcon, TagIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { CatalogTabs } from '../catalog/CatalogTabs';
import { lineText } from '../catalog/lineText';
import { renewalItems } from '../catalog/renewalItems';
import { editItem } from '../list/menuItems';
import type { AdminPlansScreenProps } from './adminPlansView';
import { planColumns } from './planColumns';

// Loaded on click.
const PlanForm = lazyPart(() => import('./PlanForm'));
const FillQuestion = lazyPart(() => import('./FillQuestion'));

/** Plans of the three lines with their prices. */
export function AdminPlansScreen(props: AdminPlansScreenProps) {
  const { view, onPlanAdd, onPlanEdit, onQuestionAsk } = props;
  const i18n = useI18n();
  const { t, country, datacenters } = i18n;
  const columns = useMemo(() => planColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ name }: AdminPlan) => name, []);
  const rowMenu = useCallback(
    (plan: AdminPlan): RowMenu => ({
      label: t('adminPlans.menu', { name: plan.name }),
      items: [
        editItem(t('adminPlans.edit'), () => onPlanEdit(plan)),
        ...renewalItems(plan, t, onQuestionAsk),
      ],
    }),
    [t, onPlanEdit, onQuestionAsk],
  );
  const addButton = (
    <Button intent="primary" icon={<PlusIcon />} onClick={onPlanAdd}>
      {t('adminPlans.add')}
    </Button>
  );
  return (
    <ListScreen
      title={t('adminPlans.title')}
      view={view}
      actions={props}
      columns={columns}
      summary={<CatalogTabs current="plans" />}
      fields={[
        choiceField('line', t('adminPlans.column.line'), productLines, (line) => lineText(line, t)),
        choiceField(
          'datacenter',
          t('adminPlans.column.datacenter'),
          datacenters.map(({ id }) => id),
          (id) => country(id.toUpperCase()),
        ),
        choiceField('sale', t('adminPlans.column.sale'), planSales, (sale) => t(`adminPlans.sale.${sale}`)),
      ]}
      rowId={({ name }) => name}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      primaryAction={addButton}
      empty={{
        icon: <TagIcon />,
        title: t('adminPlans.empty'),
        description: t('adminPlans.emptyText'),
        action: (
          <div className="flex flex-wrap justify-center gap-2">
            {addButton}
            <Button isChange onClick={props.onFillAsk}>
              {t('adminPlans.fill')}
            </Button>
          </div>
        ),
      }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
      overlay={
        view.filling === null ? (
          view.overlay.kind !== 'none' && <PlanForm {...props} overlay={view.overlay} />
        ) : (
          <FillQuestion
            submission={view.filling}
            onConfirm={props.onFillConfirm}
            onClose={props.onFillClose}
          />
        )
      }
    />
  );
}
